/** Which picture of a replay belongs to which move of the match. */
import type { ReplayLink } from '../lib/route.svelte';
import type { Frame } from '../wire';

/** The last frame that shows no more than so many moves: a secret choice makes no frame of its own. */
export function frameAfter(frames: readonly Frame[], moves: number): number {
  const at = frames.findLastIndex((frame) => frame.moves !== null && frame.moves <= moves);
  return Math.max(at, 0);
}

/** The frame that a link asks for; null if it asks for none, as the one that skips to the content. */
export function frameOf(frames: readonly Frame[], { move, after }: ReplayLink): number | null {
  return move ?? (after === null ? null : frameAfter(frames, after));
}
