/** Corduba's drawn board: three districts with their sites, the public tables, and what each player has. */

export { default } from './Board.svelte';
export { default as Player } from './Player.svelte';
