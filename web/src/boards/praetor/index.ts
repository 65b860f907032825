/** Praetor's drawn board: the growing city with its offer and tracks, and what each player has. */

export { default } from './Board.svelte';
export { default as Player } from './Player.svelte';
