import { describe, expect, it } from 'vitest';
import type { EventView, Screen } from '../../wire';
import { Stage } from './stage.svelte';

const event = (number: number): EventView => ({
  number,
  notation: '',
  verb: '',
  targets: [],
  left: null,
  reached: null,
  rule: '',
});
const log = (...numbers: number[]): EventView[] => numbers.map(event);
const screen = (view: string, from = 0, viewer = 0): Screen =>
  ({ view, events_from: from, viewer }) as unknown as Screen;

describe('the stage', () => {
  it('shows a screen with the events that lead to it, and the next when they are played', () => {
    const stage = new Stage(screen('a'), log(0, 1));
    stage.take(screen('b', 2), log(0, 1, 2, 3), true);
    expect(stage.shown.view).toBe('b');
    expect(stage.events.map((one) => one.number)).toEqual([2, 3]);
    stage.take(screen('c', 4), log(0, 1, 2, 3, 4), true);
    stage.take(screen('d', 5), log(0, 1, 2, 3, 4, 5), true);
    expect(stage.shown.view).toBe('b');
    stage.played();
    expect(stage.shown.view).toBe('d');
    expect(stage.events.map((one) => one.number)).toEqual([4, 5]);
    stage.played();
    expect(stage.still).toBe(true);
    stage.close();
  });

  it('plays nothing after an undo, or of what was missed', () => {
    const stage = new Stage(screen('a'), log(0, 1, 2));
    stage.take(screen('back', 1), log(0), true);
    expect([stage.shown.view, stage.still]).toEqual(['back', true]);
    stage.take(screen('later', 1), log(0, 3, 4), false);
    expect([stage.shown.view, stage.still]).toEqual(['later', true]);
  });
});
