/** Laying a tile: what the board and the keys do with it while its place is asked for. Called once by the board. */

import { untrack, type ComponentProps } from 'svelte';
import { naming } from '../../lib/naming.svelte';
import type { View } from '../../views/corduba';
import type { BoardProps } from '../index';
import { cellAt, plotsOf } from './geometry';
import type Hand from './Hand.svelte';
import type Laying from './Laying.svelte';
import { placements, waysRound, type Placement } from './placements';
import { namesOfPlaces, placeText } from './placeTexts';
import { Placing } from './placing.svelte';
import { DISTRICTS, type Building, type District, type Tables } from './tables';

interface Source {
  props: () => BoardProps<View>;
  /** Identifies the question. */
  asked: () => string;
  tables: Tables;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Where keys mean something else. */
const ELSEWHERE = 'input, textarea, select, dialog, [role="tablist"], .choices, .tools';

export function layTile({ props, asked, tables }: Source) {
  const placing = new Placing();
  const spots = $derived(placements(props().question, tables));
  const district = $derived(DISTRICTS.indexOf(props().question?.values.district as District));
  const rows = $derived(tables.districts[district]?.rows ?? []);
  const given = $derived(`,${props().chosen.join()},`);
  /** The place that the answers name which are picked or pointed at, here or in the list. */
  const named = $derived(spots.find(({ answers }) => given.includes(`,${answers.join()},`)) ?? null);
  const text = (place: Placement): string => placeText(props().words, props().view, tables, district, place);
  const place = $derived(spots.length && placing.at ? text(placing.at) : '');
  /** Why it cannot be laid where it hangs. */
  const refusal = $derived.by(() => {
    if (!placing.loose) return '';
    const over = cellAt(placing.loose);
    const turned = placing.all.some(({ cells }) => cells.includes(over));
    return props().words.own('board-no-place', { turned: turned ? 'yes' : 'no' });
  });
  let hovered = '';

  $effect.pre(() => {
    const [now, all] = [asked(), spots];
    untrack(() => placing.ask(now, all, named));
  });
  /** What the tile would bring where it is. */
  $effect(() => {
    const action = placing.loose || placing.laid ? null : (placing.at?.action ?? null);
    if (!spots.length) return;
    hovered = action ?? '';
    untrack(() => placing.laid || props().hover?.(action));
  });
  /** Pointed at in the list, it lies there; when that ends, what it brings where it was is shown again. */
  $effect(() => {
    const [now, all] = [named, spots];
    untrack(() => {
      if (!all.length) return;
      if (now && now.action !== hovered) placing.at = now;
      else if (!now && placing.laid) placing.laid = false;
      else if (!now && placing.at && !placing.loose) props().hover?.(placing.at.action);
    });
  });
  $effect.pre(() => {
    naming.places = namesOfPlaces(props().words, () => untrack(() => ({ all: spots, text, rows })));
    return () => (naming.places = null);
  });

  function lay(sure = false): void {
    if (!placing.at || placing.loose) return;
    placing.laid = true;
    props().choose(placing.at.action, sure);
  }
  /** Where the tile fits nowhere near: turned otherwise it might; else the plot says why not. */
  function missed(cell: number): void {
    const near = placing.all.find((one) => one.cells.includes(cell));
    const plot = plotsOf(rows).findIndex((cells) => cells.includes(cell));
    placing.loose = null;
    if (near) placing.at = near;
    else if (plot >= 0) props().explain(`plot ${props().board.vocabulary.nouns.plot!.names[plot]}`);
  }
  /** Whether the key was for the tile. */
  function key(event: KeyboardEvent): boolean {
    const free = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!placing.all.length || !free || (event.target as Element).closest?.(ELSEWHERE)) return false;
    const arrow = event.shiftKey ? undefined : ARROWS[event.key];
    if (!arrow && event.key.toLowerCase() !== 'r') return false;
    event.preventDefault();
    if (arrow) placing.walk(arrow);
    else placing.turn(event.shiftKey ? -1 : 1);
    return true;
  }

  return {
    get spots(): Placement[] {
      return spots;
    },
    key,
    /** For the drawing: the tile that hangs on the pointer. */
    tile: (building: Building): Omit<ComponentProps<typeof Laying>, 'layout' | 'ground' | 'level'> | null =>
      spots.length
        ? {
            placing,
            building,
            label: props().words.own('board-laying', { building: building.name, place }),
            lay,
            missed,
          }
        : null,
    /** For the panel that shows the tile: buttons to turn it and to lay it. */
    get hand(): Pick<ComponentProps<typeof Hand>, 'turns' | 'place' | 'refusal' | 'turn' | 'lay'> {
      return {
        turns: spots.length ? (placing.at?.turns ?? 0) : 0,
        place,
        refusal,
        turn: waysRound(spots).length > 1 ? (by) => placing.turn(by) : undefined,
        lay: spots.length ? () => lay(true) : undefined,
      };
    },
  };
}
