import { describe, expect, it } from 'vitest';
import { progressOf } from './progressOf';

const view = {
  players: [
    { progress: [{ personality: 'general', taken: 0, have: 0, need: 1 }] },
    { progress: [{ personality: 'general', taken: 0, have: 1, need: 1 }] },
  ],
};

describe('progress', () => {
  const grows = { path: 'players[0].progress[0].have', before: 0, after: 1 };
  it('says how far one would come', () => {
    const told = [{ kind: 'personality', name: 'general', have: 1, need: 1 }];
    expect(progressOf(view, { changes: [grows] }, 0)).toEqual(told);
  });
  it('leaves out others, and what gets less', () => {
    expect(progressOf(view, { changes: [grows] }, 1)).toEqual([]);
    expect(progressOf(view, { changes: [{ ...grows, before: 2 }] }, 0)).toEqual([]);
  });
});
