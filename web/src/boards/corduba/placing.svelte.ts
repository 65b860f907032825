/** A tile on its way: where it would lie, how it is turned; it snaps to the places where it may lie. */

import { cellAt, type Point } from './geometry';
import { nearest, SNAP, turnOn, neighbour, waysRound, type Placement } from './placements';

export class Placing {
  /** Every legal place. */
  all = $state.raw<Placement[]>([]);
  /** Where it would lie now. */
  at = $state.raw<Placement | null>(null);
  /** Where it hangs on the pointer, in cells, when no place is near. */
  loose = $state.raw<Point | null>(null);

  /** Whether it was laid and waits to be sent: then it stays where it is until it is taken up again. */
  laid = $state(false);

  #asked = '';

  /** What is asked; a tile that is being placed already stays where it is. */
  ask(asked: string, all: Placement[], at: Placement | null): void {
    const same = asked === this.#asked ? all.find(({ action }) => action === this.at?.action) : undefined;
    this.all = all;
    this.at = same ?? at ?? nearest(all, { x: 4.5, y: 4.5 }, waysRound(all)[0]);
    if (same) return;
    this.loose = null;
    this.laid = false;
    this.#asked = asked;
  }

  /** Those turned as the tile is now. */
  get fitting(): Placement[] {
    return this.all.filter(({ turns }) => turns === this.at?.turns);
  }

  /** The pointer is there: the tile snaps to a place near by, else it hangs on the pointer. */
  point(spot: Point): void {
    if (this.laid) return;
    const near = nearest(this.all, spot, this.at?.turns);
    const over = cellAt(spot);
    const snaps =
      !!near &&
      (Math.hypot(near.middle.x - spot.x, near.middle.y - spot.y) <= SNAP ||
        this.fitting.some(({ cells }) => cells.includes(over)));
    this.loose = snaps ? null : spot;
    if (snaps) this.at = near;
  }

  turn(by: 1 | -1): void {
    if (!this.at) return;
    this.laid = false;
    const from = this.loose ? { ...this.at, middle: this.loose } : this.at;
    this.at = turnOn(this.all, from, by);
    if (this.loose) this.point(this.loose);
  }

  walk(direction: [number, number]): void {
    this.loose = null;
    this.laid = false;
    if (this.at) this.at = neighbour(this.all, this.at, direction);
  }

  /** The pointer has gone: the tile lies where it lay last. */
  leave(): void {
    this.loose = null;
  }
}
