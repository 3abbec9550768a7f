/** Phones, and tablets held upright: one thing at a time, with a sheet of tabs beside or under the board. */
import { MediaQuery } from 'svelte/reactivity';

export const handheld = new MediaQuery(
  '(max-width: 760px), (max-height: 520px), (max-width: 1000px) and (orientation: portrait)',
);
