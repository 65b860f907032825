import { expect, it } from 'vitest';
import type { GameInfo, SettingInfo } from '../../wire';
import { TableDraft } from './tableDraft.svelte';

const setting = (name: string, seats: number[], more: Partial<SettingInfo> = {}): SettingInfo => ({
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
  settings: [setting('expert', [3, 4, 5]), setting('sides', [2, 3, 4, 5], { kind: 'choice', default: 'A' })],
  levels: ['random', 'greedy', 'search'],
  rules_version: 1,
};

it('seats oneself against a middling bot, and sends only what is not usual', () => {
  expect(new TableDraft(GAME).toRequest('My table')).toEqual({
    game: 'praetor',
    name: 'My table',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    settings: {},
    pace: { kind: 'none', seconds: 0 },
    private: false,
    hints: false,
    hold: true,
  });
});

it('keeps who sits there when seats come and go', () => {
  const draft = new TableDraft(GAME);
  draft.seats[1] = { kind: 'open' };
  draft.resize(4);
  expect(draft.seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'bot', 'bot']);
  draft.resize(2);
  expect([draft.seats.length, draft.full, draft.together, draft.mine]).toEqual([2, false, true, 0]);
});

it('leaves out settings that do not go with so many seats', () => {
  const draft = new TableDraft(GAME);
  draft.settings = { expert: 'yes', sides: 'B' };
  expect(draft.toRequest('').settings).toEqual({ sides: 'B' });
  draft.resize(3);
  expect(draft.toRequest('').settings).toEqual({ expert: 'yes', sides: 'B' });
});

it('counts a clock in seconds', () => {
  const draft = new TableDraft(GAME);
  draft.paceKind = 'game';
  expect(draft.pace).toEqual({ kind: 'game', seconds: 1800 });
  draft.paceKind = 'turn';
  expect(draft.pace).toEqual({ kind: 'turn', seconds: 86400 });
});

it('allows hints only where people play together', () => {
  const draft = new TableDraft(GAME);
  draft.hints = true;
  expect(draft.toRequest('').hints).toBe(false);
  draft.seats[1] = { kind: 'open' };
  expect(draft.toRequest('').hints).toBe(true);
});
