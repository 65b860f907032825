import { describe, expect, it } from 'vitest';
import { progress } from './progress';

describe('how far a game has come', () => {
  it('says the stages of the view in their order', () => {
    expect(progress({ top_epoch: 2, round: 7, favour: [1, 2] })).toEqual([
      { name: 'round', value: 7 },
      { name: 'top_epoch', value: 2 },
    ]);
  });

  it('leaves out an epoch when the stack is empty, and everything while there is no view', () => {
    expect(progress({ top_epoch: 0, round: 8 })).toEqual([{ name: 'round', value: 8 }]);
    expect(progress(null)).toEqual([]);
  });
});
