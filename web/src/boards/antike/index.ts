/** Antike's drawn board: the map with its rondel and panels, and what each player has. */

export { default } from './Board.svelte';
export { default as Aside } from './Aside.svelte';
export { default as Player } from './Player.svelte';
