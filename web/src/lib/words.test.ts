/** The browser words everything as the terminal does: actions and events of real games, recorded by tests/web/test_scripts.py. */

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Board } from '../wire';
import { Words, type Finder } from './words';

const LOCALE = new URL('../../../src/quadriga/locale/', import.meta.url);

function finder(language: string, game: string): Finder {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of ['kernel', game]) {
    bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${name}.ftl`, LOCALE), 'utf-8')));
  }
  return (id, values = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, values) : undefined;
  };
}

const BOARD: Board = {
  game: 'antike',
  secrets: false,
  seat_names: ['brown', 'beige'],
  tables: {},
  vocabulary: {
    verbs: {
      found: { nouns: ['region', 'resource'], rule: 'ANT-13.1' },
      lose: { nouns: ['number', 'number'], rule: '' },
      pay: { nouns: ['good'], rule: '' },
    },
    events: { gained: { nouns: ['colour', 'count', 'good'], rule: '' }, shown: { nouns: ['card'], rule: '' } },
    nouns: {
      region: { names: ['Saguntum', 'Carthago-Nova'], proper: true },
      resource: { names: ['marble', 'iron', 'gold'], proper: false },
      number: { names: ['0', '1', '2'], proper: true },
      count: { names: ['0', '1', '2'], proper: true },
      colour: { names: ['brown', 'beige'], proper: false },
      good: { names: ['marble', 'iron', 'gold', 'coin'], proper: false },
      card: { names: ['festung'], proper: false },
    },
  },
};

describe('words', () => {
  const english = new Words(BOARD, null, finder('en', 'antike'));
  const german = new Words(BOARD, null, finder('de', 'antike'));

  it('puts actions and events into words, with names, plurals and what is hidden', () => {
    expect(english.action('found Carthago-Nova iron')).toBe('Found Carthago Nova as a city of iron');
    expect(english.action('lose 1 2')).toBe('1 legion and 2 galleys');
    expect(german.event('gained brown 1 coin')).toBe('Braun erhält 1 Münze.');
    expect(german.event('gained brown 2 coin')).toBe('Braun erhält 2 Münzen.');
    expect(english.event('shown ?')).toBe('New in the display: (hidden).');
  });

  it('calls seats as the screen does, where it has its own names', () => {
    const red = new Words(BOARD, ['Blue', 'Red'], finder('en', 'antike'));
    expect(red.event('gained beige 1 gold')).toBe('Red gets 1 gold.');
    expect(red.seat(0)).toBe('Blue');
    expect(english.seat(0)).toBe('Brown');
    expect(german.seat(-1)).toBe('Zufall');
  });

  it('calls a side that nobody plays by its name, not by the colour of its pieces', () => {
    const { vocabulary } = BOARD;
    const alone: Board = {
      ...BOARD,
      game: 'romolo',
      seat_names: ['yellow'],
      vocabulary: {
        ...vocabulary,
        events: { turn: { nouns: ['colour'], rule: '' } },
        nouns: { colour: { names: ['yellow', 'blue'], proper: false } },
      },
    };
    const words = new Words(alone, ['Octavia'], finder('en', 'romolo'));
    expect(words.event('turn blue')).toBe('Turn of A.I. player.');
    expect([words.seat(0), words.seat(1)]).toEqual(['Octavia', 'A.I. player']);
    expect(words.sides).toEqual(['yellow', 'blue']);
  });

  it('asks, refuses and names prices', () => {
    expect(english.ask({ step: 'Pay', values: { resource: 'iron' } })).toBe(
      'How many coins do you pay in place of iron?',
    );
    expect(german.why({ message: 'has-temple', values: {} })).toBe('Diese Stadt hat schon einen Tempel.');
    expect(german.why({ message: 'not-understood', values: { problem: 'thing', word: 'Rom' } })).toBe(
      'Nicht verstanden: „Rom“ gibt es nicht.',
    );
    expect(german.amount({ what: 'coin', amount: -2 })).toBe('-2 Münzen');
    expect(german.amount({ what: 'any', amount: -1 })).toBe('-1 nach Wahl');
  });

  it('falls back to notation', () => {
    expect(english.action('sing loudly')).toBe('sing loudly');
  });
});

interface Recorded {
  language: string;
  board: Board;
  actions: Record<string, string>;
  events: Record<string, string>;
  hint: Record<string, string>;
  ask: { step: string; values: Record<string, string>; text: string }[];
  amount: { what: string; amount: number; text: string }[];
  seats: string[];
}

const file = process.env.QUADRIGA_RECORDED;
const recorded = file ? (JSON.parse(readFileSync(file, 'utf-8')) as Recorded[]) : [];

describe.skipIf(!file)('words of recorded games are those of the terminal', () => {
  it.each(recorded)('$board.game in $language', (game) => {
    const words = new Words(game.board, null, finder(game.language, game.board.game));
    const inWords = <T>(kind: Record<string, T>, translate: (key: string) => string) =>
      Object.fromEntries(Object.keys(kind).map((key) => [key, translate(key)]));
    expect(inWords(game.actions, (text) => words.action(text))).toEqual(game.actions);
    expect(inWords(game.events, (text) => words.event(text))).toEqual(game.events);
    expect(inWords(game.hint, (text) => words.hint(text))).toEqual(game.hint);
    expect(game.ask.map((question) => words.ask(question))).toEqual(game.ask.map(({ text }) => text));
    expect(game.amount.map((amount) => words.amount(amount))).toEqual(game.amount.map(({ text }) => text));
    expect(game.seats.map((_, seat) => words.seat(seat))).toEqual(game.seats);
  });
});
