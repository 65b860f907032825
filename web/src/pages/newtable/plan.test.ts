import { expect, it } from 'vitest';
import type { GameInfo, Option } from '../../wire';
import { Plan } from './plan.svelte';

const option = (name: string, seats: number[], more: Partial<Option> = {}): Option => ({
  name,
  kind: 'switch',
  default: 'no',
  values: [],
  low: 0,
  high: 0,
  per_seat: false,
  ours: false,
  seats,
  ...more,
});
const GAME: GameInfo = {
  key: 'praetor',
  title: 'Praetor',
  seats: [2, 3, 4, 5],
  options: [option('expert', [3, 4, 5]), option('sides', [2, 3, 4, 5], { kind: 'choice', default: 'A' })],
  levels: ['random', 'greedy', 'search'],
  rules_version: 1,
};

it('seats oneself against a middling bot, and sends only what is not usual', () => {
  expect(new Plan(GAME).order('My table')).toEqual({
    game: 'praetor',
    name: 'My table',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    options: {},
    pace: { kind: 'none', seconds: 0 },
    private: false,
    hints: false,
    hold: true,
  });
});

it('keeps who sits there when seats come and go', () => {
  const plan = new Plan(GAME);
  plan.seats[1] = { kind: 'open' };
  plan.resize(4);
  expect(plan.seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'bot', 'bot']);
  plan.resize(2);
  expect([plan.seats.length, plan.full, plan.together, plan.mine]).toEqual([2, false, true, 0]);
});

it('leaves out options that do not go with so many seats', () => {
  const plan = new Plan(GAME);
  plan.options = { expert: 'yes', sides: 'B' };
  expect(plan.order('').options).toEqual({ sides: 'B' });
  plan.resize(3);
  expect(plan.order('').options).toEqual({ expert: 'yes', sides: 'B' });
});

it('counts a clock in seconds', () => {
  const plan = new Plan(GAME);
  plan.tempo = 'game';
  expect(plan.pace).toEqual({ kind: 'game', seconds: 1800 });
  plan.tempo = 'turn';
  expect(plan.pace).toEqual({ kind: 'turn', seconds: 86400 });
});

it('allows hints only where people play together', () => {
  const plan = new Plan(GAME);
  plan.hints = true;
  expect(plan.order('').hints).toBe(false);
  plan.seats[1] = { kind: 'open' };
  expect(plan.order('').hints).toBe(true);
});
