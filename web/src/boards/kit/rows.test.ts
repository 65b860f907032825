import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../lib/texts.svelte';
import { Words } from '../../lib/words';
import { label, meaning, pattern, thing } from './meaning';
import { GAMES, recorded } from './recorded';
import { layout, things } from './rows';

describe.each(GAMES)('the view of %s as tables', (game) => {
  const { board, positions } = recorded(game);
  const words = new Words(board);
  beforeAll(() => loadTexts(game, 'tablepage', 'kernel', 'client'));

  it('shows something readable everywhere', () => {
    for (const { view } of positions) {
      const { facts, sheets } = layout(words, view);
      expect(facts.length + sheets.length).toBeGreaterThan(3);
      const texts = [
        ...facts.flatMap((fact) => [fact.label, ...fact.things.map((one) => one.text)]),
        ...sheets.flatMap((sheet) => [sheet.title, ...sheet.columns, ...sheet.rows.flat(2).map((one) => one.text)]),
      ];
      for (const text of texts) expect(text).not.toMatch(/undefined|object|_|^$/);
    }
  });

  it('gives every number that stands for a thing the name of that thing', () => {
    let named = 0;
    const walk = (path: string, value: unknown): void => {
      if (Array.isArray(value)) value.forEach((item, n) => walk(`${path}[${n}]`, item));
      else if (typeof value === 'object' && value !== null)
        Object.entries(value).forEach(([name, item]) => walk(path ? `${path}.${name}` : name, item));
      else if (typeof value === 'number' && value >= 0) {
        const { value: kind, hidden, table } = meaning(board, path);
        if (hidden || !kind) return;
        named += 1;
        const count = kind === 'seat' ? 9 : board.vocabulary.nouns[kind]!.names.length;
        expect(table ? table[value] : value, `${pattern(path)} is no ${kind}`).toBeLessThan(count);
      }
    };
    for (const { view } of positions) walk('', view);
    expect(named).toBeGreaterThan(10);
  });
});

it('says amounts, flags and hidden values', () => {
  const words = new Words(recorded('romolo').board);
  expect(things(words, 'bank', { farm: 3, temple: 0 }).map((one) => one.text)).toEqual(['Farm 3'.toLowerCase()]);
  expect(thing(words, 'players[1].coins', -1).text).toBe('?');
  expect(thing(words, 'units[0].hex', 3)).toEqual({ text: 'A4', kind: 'hex', number: 3 });
  expect(thing(words, 'closing', true).text).toBe('yes');
  expect(label(words.board, 'no_such_name')).toBe('no such name');
});
