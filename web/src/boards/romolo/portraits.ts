/** What each character looks like: complexion, hair, what is worn. The drawing itself is in `Portrait.svelte`. */

export interface Portrait {
  skin: string;
  hair: string;
  cut: 'short' | 'curls' | 'long' | 'bald';
  beard?: boolean;
  hat?: 'helmet' | 'crest' | 'laurel' | 'veil' | 'cap' | 'straw' | 'band' | 'mask';
  /** The colour of what is worn; else that of the group. */
  cloth?: string;
  over?: 'toga' | 'armour' | 'apron' | 'cloak';
}

const [FAIR, OLIVE, TAN, DARK] = ['#eecdac', '#dcb08a', '#c08f66', '#8f6244'];
const [BLACK, BROWN, GREY, SAND] = ['#2c2521', '#5d3f2a', '#a39b90', '#a67c3f'];

export const PORTRAITS: Record<string, Portrait> = {
  aedificator: { skin: TAN, hair: BLACK, cut: 'short', hat: 'band', over: 'apron' },
  apothecarius: { skin: FAIR, hair: GREY, cut: 'bald', beard: true, over: 'cloak' },
  architectus: { skin: OLIVE, hair: BROWN, cut: 'curls', beard: true, over: 'toga' },
  artifex: { skin: DARK, hair: BLACK, cut: 'curls', over: 'apron' },
  consul: { skin: FAIR, hair: GREY, cut: 'short', over: 'toga', hat: 'laurel', cloth: '#f3ead6' },
  defensor: { skin: TAN, hair: BROWN, cut: 'short', hat: 'helmet', over: 'armour' },
  dux: { skin: OLIVE, hair: BLACK, cut: 'short', hat: 'crest', over: 'armour' },
  equus: { skin: TAN, hair: BLACK, cut: 'short', hat: 'helmet', over: 'cloak' },
  foederatus: { skin: FAIR, hair: SAND, cut: 'long', beard: true, over: 'cloak', cloth: '#6b7d3c' },
  furnarius: { skin: OLIVE, hair: BLACK, cut: 'bald', over: 'apron', hat: 'cap', cloth: '#e9dcc0' },
  heros: { skin: TAN, hair: SAND, cut: 'curls', hat: 'laurel', over: 'armour' },
  mercator: { skin: DARK, hair: BLACK, cut: 'curls', beard: true, over: 'cloak' },
  nauta: { skin: TAN, hair: BLACK, cut: 'short', beard: true, hat: 'cap', cloth: '#3c6f94' },
  negotiator: { skin: OLIVE, hair: BROWN, cut: 'short', over: 'toga' },
  obsessor: { skin: FAIR, hair: BROWN, cut: 'short', beard: true, hat: 'helmet', over: 'apron' },
  patronus: { skin: OLIVE, hair: GREY, cut: 'bald', over: 'toga', cloth: '#7a4e9b' },
  praedo: { skin: TAN, hair: BLACK, cut: 'long', hat: 'mask', over: 'cloak', cloth: '#3d3a36' },
  praepositus: { skin: FAIR, hair: SAND, cut: 'short', hat: 'straw', over: 'apron' },
  publicus: { skin: OLIVE, hair: BROWN, cut: 'curls', over: 'toga', cloth: '#f3ead6' },
  sacerdos: { skin: FAIR, hair: BROWN, cut: 'long', hat: 'veil', cloth: '#efe6d4' },
  traductor: { skin: DARK, hair: BLACK, cut: 'short', hat: 'band', over: 'cloak' },
};
