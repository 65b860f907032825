import { describe, expect, it } from 'vitest';
import { signOf } from './labels';

describe('the sign of an amount', () => {
  it('says that putting down unrest means less of it', () => {
    expect(signOf('remove_unrest', 1)).toBe('−');
    expect(signOf('popularity', 1)).toBe('+');
    expect(signOf('denarii', -2)).toBe('−');
  });
});
