/** Romolo o Remo?'s drawn board: the hex map with market, bank and characters, combats, and what each player has. */

export { default } from './Board.svelte';
export { default as Player } from './Player.svelte';
