/**
 * Phones, and tablets held upright: one thing at a time, with a sheet of tabs beside or under the board.
 * Measured in letters, as all over the page: who reads large ones has a smaller window.
 */
import { MediaQuery } from 'svelte/reactivity';

export const handheld = new MediaQuery(
  '(max-width: 47.5em), (max-height: 32.5em), (max-width: 62.5em) and (orientation: portrait)',
);
