/** An icon for each character, by name, and the colours of their groups. */

import amphora from 'icon:amphora';
import anchor from 'icon:anchor';
import bread from 'icon:bread';
import chisel from 'icon:chisel';
import crane from 'icon:crane';
import hands from 'icon:shaking-hands';
import helmet from 'icon:centurion-helmet';
import horse from 'icon:horse-head';
import laurel from 'icon:laurel-crown';
import mortar from 'icon:pestle-mortar';
import priest from 'icon:sun-priest';
import receive from 'icon:receive-money';
import robber from 'icon:robber-hand';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import siege from 'icon:siege-tower';
import swords from 'icon:crossed-swords';
import toga from 'icon:roman-toga';
import trowel from 'icon:trowel';
import walk from 'icon:walking-boot';
import wall from 'icon:stone-wall';
import wheat from 'icon:wheat';

export const CHARACTERS: Record<string, string> = {
  aedificator: trowel,
  apothecarius: mortar,
  architectus: crane,
  artifex: chisel,
  consul: toga,
  defensor: wall,
  dux: helmet,
  equus: horse,
  foederatus: hands,
  furnarius: bread,
  heros: laurel,
  mercator: amphora,
  nauta: anchor,
  negotiator: scales,
  obsessor: siege,
  patronus: receive,
  praedo: robber,
  praepositus: wheat,
  publicus: scroll,
  sacerdos: priest,
  traductor: walk,
};

export const GROUPS: Record<string, string> = {
  civil: '#3f7f6b',
  military: '#9c2f24',
  economy: '#9a6a17',
  victory: '#5b3a5e',
};

export { swords };
