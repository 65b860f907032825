/** What choosing a place means, in words and with what it gives or costs: for screen readers. */

import type { Words } from '../../lib/words';
import type { Question } from '../../wire';
import { picking } from '../kit/picking.svelte';
import { GOODS } from './ghosts';

export function labels(words: Words, question: Question | null): (place: string) => string {
  return (place) => {
    const paths = picking.pathsThrough(place);
    const action = paths[0]?.action;
    if (!action) return '';
    if (paths.length > 1) return words.own(`board-${place.startsWith('trade:buy') ? 'buy' : 'sell'}`);
    const price = question?.choices.find((choice) => choice.notation === action)?.price ?? [];
    return [words.action(action), ...price.filter(({ amount }) => amount).map((part) => words.amount(part))].join(', ');
  };
}

/** The sign before the picture of an amount: unrest that is put down is a flame less, though that is a gain. */
export function signOf(what: string, n: number): string {
  return n < 0 || what === 'remove_unrest' ? '−' : '+';
}

/** A part of an effect or a cost in words: "2 wood", "+1 popularity". */
export function effect(words: Words, what: string, n: number, signed = false): string {
  const sign = signed ? (n < 0 ? '−' : '+') : '';
  const isGood = (GOODS as readonly string[]).includes(what);
  const name = isGood ? words.good(what, Math.abs(n)) : words.own(`effect-${what.replaceAll('_', '-')}`);
  return `${sign}${Math.abs(n)} ${name}`;
}
