/** What the board that is shown calls places, and says of its signs and places. One instance, as one table is shown at a time. */

export interface PlaceNames {
  /** A thing by its kind and its name in the notation; undefined where the game's own words do. */
  thing?: (kind: string, name: string) => string | undefined;
  /** An action whose text is more than that of its parts. */
  action?: (notation: string) => string | undefined;
}

export interface Tips {
  /** What a sign means: a line of the legend. */
  sign: (id: string) => string;
  /** What there is at a place. */
  place?: (place: string) => string | undefined;
}

class Naming {
  places: PlaceNames | null = $state.raw(null);
  tips: Tips | null = $state.raw(null);
}

export const naming = new Naming();
