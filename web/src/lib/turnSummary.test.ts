/** Turns in one line and previews in a few words, from events of real games. */

import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES, recorded } from '../boards/kit/recorded';
import type { Board, EventView } from '../wire';
import { settings, type Language } from './settings.svelte';
import { loadTexts } from './texts.svelte';
import { effects, groupTurns, placesOf, turnText, written } from './turnSummary';
import { Words } from './words';

/** Events from their notation: "paid brown 2 coin". */
function happened(board: Board, ...notations: string[]): EventView[] {
  const { events, nouns } = board.vocabulary;
  return notations.map((notation, number) => {
    const [verb = '', ...names] = notation.split(' ');
    const kinds = events[verb]!.nouns;
    const targets = names.map((name, n) => ({ kind: kinds[n]!, number: nouns[kinds[n]!]!.names.indexOf(name) }));
    return { number, notation, verb, targets, left: null, reached: null, rule: '' };
  });
}

const told = (words: Words, ...notations: string[]): string[] =>
  groupTurns(words, happened(words.board, ...notations)).map((turn) => turnText(words, turn));

async function speaking(game: string, language: Language = 'en'): Promise<Words> {
  settings.language = language;
  await loadTexts(game, 'tablepage', 'kernel', 'client');
  return new Words(recorded(game).board);
}

const SCIENTIA = [
  'turn brown',
  'went brown scientia',
  'learned brown strata',
  'paid brown 1 coin',
  'paid brown 6 gold',
  'learned brown navigatio',
  'paid brown 1 coin',
  'paid brown 8 gold',
  'turn beige',
];

describe('a turn in one line', () => {
  it('sums up what was bought and paid, and leaves out the turn that has just begun', async () => {
    const text = 'Brown: Scientia. Buys Strata and Navigatio for 2 coins and 14 gold.';
    expect(told(await speaking('antike'), ...SCIENTIA)).toEqual([text]);
  });
  it('in German', async () => {
    const text = 'Braun: Scientia. Erwirbt Strata und Navigatio für 2 Münzen und 14 Gold.';
    expect(told(await speaking('antike', 'de'), ...SCIENTIA)).toEqual([text]);
  });
  it('in Italian', async () => {
    const text = 'Marrone: Scientia. Acquista Strata e Navigatio per 2 monete e 14 oro.';
    expect(told(await speaking('antike', 'it'), ...SCIENTIA)).toEqual([text]);
  });
  it('says what happens to others, and several acts with one payment', async () => {
    const words = await speaking('antike');
    const duellum = words.board.vocabulary.nouns['field']!.names.find((name) => name.startsWith('duellum'))!;
    const war = ['turn beige', `went beige ${duellum}`, 'moved beige legion Roma Ancona', 'paid beige 1 marble'];
    const lost = ['fell brown legion Ancona', 'fell brown legion Ancona', 'conquered beige Ancona'];
    expect(told(words, ...war, ...lost)).toEqual([
      'Beige: Duellum I. Moves 1 legion to Ancona. Conquers Ancona. Pays 1 marble. Brown loses 2 legions in Ancona.',
    ]);
  });
  it('tells phases between turns, and single acts as sentences', async () => {
    const words = await speaking('praetor');
    const wages = ['wages blue 4', 'wages yellow 5', 'wages white 0'];
    expect(told(words, 'turn blue', 'passed blue', 'update', ...wages, 'round 3')).toEqual([
      'Blue passes.',
      'End of the round. Blue pays 4 gold in wages. Yellow pays 5 gold in wages.',
      'Round 3.',
    ]);
  });
  it('tells what was set up as nobody’s doing, and what others get in a turn without its player', async () => {
    const words = await speaking('antike');
    const cards = words.board.vocabulary.nouns['card']!.names;
    const setUp = [`shown ${cards[0]}`, `shown ${cards[1]}`, 'begins beige'];
    const turns = groupTurns(words, happened(words.board, ...setUp, 'turn beige', 'gained brown 1 coin'));
    expect(turns.map(({ seat }) => seat)).toEqual([null, 1]);
    expect(turns.map((turn) => turnText(words, turn))).toEqual(['Beige begins.', 'Brown gets 1 coin.']);
  });
  it('tells what was sold once, what was paid later apart, and a turn in which one only rests', async () => {
    const words = await speaking('romolo');
    const [me, other] = words.board.seat_names as [string, string];
    const column = words.board.vocabulary.nouns['column']!.names[0]!;
    const sold = [`turn ${me}`, `sold ${me} wood ${column}`, `paid ${me} 1 wood`, `earned ${me} 2`];
    expect(told(words, ...sold)).toEqual(['Yellow: Sells 1 wood. Gets 2 coins.']);
    const raid = [`turn ${me}`, `raided ${me} F3`, 'demolished farm F3', `paid ${me} 2 grain`];
    expect(told(words, ...raid)).toEqual(['Yellow: Raids F3. Pays 2 grain. Gone from F3: farm.']);
    const rest = [`turn ${me}`, `earned ${me} 1`, `turn ${other}`];
    expect(told(words, ...rest)).toEqual(['Yellow: Rests. Gets 1 coin.']);
  });
  it('gives what somebody pays to another', async () => {
    const words = await speaking('praetor');
    const tile = words.board.vocabulary.nouns['tile']!.names.find((name) => name.startsWith('sawmill'))!;
    const turn = ['turn blue', `activated blue ${tile} 2`, 'fee blue 1 gold yellow', 'gained blue 2 wood'];
    expect(told(words, ...turn)[0]).toMatch(
      /^Blue: Activates Sawmill.* for 1 gold\. Gets 2 wood\. Yellow gets 1 gold\.$/,
    );
  });
});

it('places are those that events name, not seats and numbers', async () => {
  const words = await speaking('antike');
  const regions = words.board.vocabulary.nouns['region']!.names;
  expect(placesOf(words, happened(words.board, 'conquered beige Ancona', 'paid beige 1 marble'))).toEqual([
    `region:${regions.indexOf('Ancona')}`,
    'good:0',
  ]);
});

it('a preview has one’s own gains and losses first, summed up, then a few sentences', async () => {
  const words = await speaking('antike');
  const events = ['lost beige 1 gold', 'paid brown 2 marble', 'gained brown 1 coin', 'paid brown 1 marble'];
  const shown = effects(
    words,
    happened(words.board, ...events, 'fell brown galley Ancona', 'conquered brown Ancona'),
    0,
  );
  expect(shown.gains).toEqual([
    { seat: 0, amount: -3, label: 'marble' },
    { seat: 0, amount: 1, label: 'coin' },
    { seat: 1, amount: -1, label: 'gold' },
  ]);
  expect(shown.sentences).toEqual(['You lose 1 galley in Ancona.', 'You conquer Ancona.']);
  expect(effects(words, happened(words.board, 'went brown scientia'), 0)).toEqual({ gains: [], sentences: [] });
});

it('money is counted in halves', async () => {
  const words = await speaking('romolo');
  const [seat] = words.board.seat_names;
  const { gains } = effects(words, happened(words.board, `earned ${seat} 1½`, `spent ${seat} ½`), 0);
  expect(told(words, `turn ${seat}`, `earned ${seat} ½`)).toEqual(['Yellow: Rests. Gets ½ coin.']);
  expect(gains).toEqual([{ seat: 0, amount: 1, label: 'coin' }]);
  expect([written(0.5), written(2.5), written(3)]).toEqual(['½', '2½', '3']);
});

describe.each(GAMES)('recorded previews of %s', (game) => {
  const { board, positions } = recorded(game);
  beforeAll(() => speaking(game));
  it.each(['en', 'de', 'it'] as Language[])('are words in %s', async (language) => {
    const words = await speaking(game, language);
    for (const { preview, events, seat } of positions) {
      const { gains, sentences } = effects(words, preview.events, seat);
      const turns = groupTurns(words, events).map((turn) => turnText(words, turn));
      for (const text of [...gains.map(({ label }) => label), ...sentences, ...turns])
        expect(text).not.toMatch(/undefined|NaN|\[object|_|\{|-act-|^\W*$/);
      expect(board.game).toBe(game);
    }
  });
});
