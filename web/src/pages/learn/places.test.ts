import { describe, expect, it } from 'vitest';
import { placesNamed } from './places';

const noun = (...names: string[]): { names: string[]; proper: boolean } => ({ names, proper: false });
const board = {
  vocabulary: {
    verbs: {},
    events: {},
    nouns: { region: noun('Roma', 'Zama'), unit: noun('worker', 'soldier'), hex: noun('A1', 'D2'), good: noun('gold') },
  },
} as never;

describe('places by the names of things', () => {
  it('are what they are called, or numbered', () => {
    expect(placesNamed('region:Zama', board)).toEqual(['region:Zama', 'region:1']);
    expect(placesNamed('stock:0:gold', board)).toEqual(['stock:0:gold', 'stock:0:0']);
  });

  it('may name several things', () => {
    expect(placesNamed('unit:0:soldier:D2', board)).toContain('unit:0:1:1');
  });

  it('are left alone where nothing is called so', () => {
    expect(placesNamed('rome', board)).toEqual(['rome']);
    expect(placesNamed('tile:nothing', board)).toEqual(['tile:nothing']);
  });
});
