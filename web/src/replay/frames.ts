/** Which picture of a replay belongs to which move of the match. */
import type { Frame } from '../wire';

/** The last frame that shows no more than so many moves: a secret choice makes no frame of its own. */
export function frameAfter(frames: readonly Frame[], moves: number): number {
  const at = frames.findLastIndex((frame) => frame.moves !== null && frame.moves <= moves);
  return Math.max(at, 0);
}
