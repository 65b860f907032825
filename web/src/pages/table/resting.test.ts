import { describe, expect, it } from 'vitest';
import { Resting } from './resting';

describe('a pointer that rests', () => {
  it('points at nothing that comes to lie under it until it moves', () => {
    const shown: (string | null)[] = [];
    const resting = new Resting((action) => shown.push(action));
    resting.moved({ screenX: 5, screenY: 5 });
    resting.hover('temple');
    resting.begin();
    resting.hover('wall');
    resting.moved({ screenX: 5, screenY: 5 });
    expect(shown).toEqual(['temple']);
    resting.moved({ screenX: 6, screenY: 5 });
    expect(shown).toEqual(['temple', 'wall']);
    resting.hover(null);
    resting.hover('city');
    expect(shown).toEqual(['temple', 'wall', null, 'city']);
  });

  it('does not hold up the keyboard', () => {
    const shown: (string | null)[] = [];
    const resting = new Resting((action) => shown.push(action));
    resting.begin();
    resting.stir();
    resting.hover('temple');
    expect(shown).toEqual(['temple']);
  });

  it('forgets what is no longer under it', () => {
    const shown: (string | null)[] = [];
    const resting = new Resting((action) => shown.push(action));
    resting.begin();
    resting.hover('wall');
    resting.hover(null);
    resting.stir();
    expect(shown).toEqual([null]);
  });
});
