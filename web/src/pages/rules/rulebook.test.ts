import { expect, it } from 'vitest';
import { chapters, pieces, search } from './rulebook';

const RULES = [
  { number: 'ANT-1.1', section: '1. Board', text: 'The map is divided into regions.' },
  { number: 'ANT-1.2', section: '1. Board', text: 'See ANT-13.4 and ANT-R3 for cities.' },
  { number: 'ANT-2.1', section: '2. Set-up', text: 'The players agree on the map.' },
];

it('lays rules out by chapters', () => {
  expect(chapters(RULES).map(({ id, title, rules }) => [id, title, rules.length])).toEqual([
    ['chapter-1', '1. Board', 2],
    ['chapter-2', '2. Set-up', 1],
  ]);
});

it('finds rules by number, heading and words', () => {
  const numbers = (query: string) => search(RULES, query).map(({ number }) => number);
  expect(numbers('MAP')).toEqual(['ANT-1.1', 'ANT-2.1']);
  expect(numbers('board cities')).toEqual(['ANT-1.2']);
  expect(numbers('ant-2')).toEqual(['ANT-2.1']);
  expect(numbers('')).toHaveLength(3);
});

it('marks what was searched for and links other rules', () => {
  expect(pieces('See ANT-13.4 and ANT-R3 for cities.', 'for')).toEqual([
    { text: 'See ' },
    { text: 'ANT-13.4', rule: 'ANT-13.4' },
    { text: ' and ' },
    { text: 'ANT-R3', rule: 'ANT-R3' },
    { text: ' ' },
    { text: 'for', hit: true },
    { text: ' cities.' },
  ]);
  expect(pieces('a (b) c', '(b')).toContainEqual({ text: '(b', hit: true });
});
