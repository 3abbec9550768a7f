/** Where a board lies in its window: scale in pixels per unit, and the shift of its corner in pixels. */
import type { Point } from './geometry';

export interface Pose {
  scale: number;
  x: number;
  y: number;
}

export interface Window {
  width: number;
  height: number;
}

export const MOST_ZOOM = 4;

export function fitScale(board: Window, window: Window): number {
  return Math.min(window.width / board.width, window.height / board.height) || 1;
}

/** Whether a board at this scale is as good as fitted. */
export function isFitted(scale: number, fit: number): boolean {
  return scale <= fit * 1.05;
}

/** How much closer than filling its window a board may start, and how near to readable fitted is good enough. */
const CLOSER = 1.7;
const NEARLY = 0.75;

/** Where a board starts: fitted, or closer on a small screen so that names can be read and fingers can aim. */
export function homeScale(board: Window, window: Window, readable: number): number {
  const fit = fitScale(board, window);
  if (fit >= readable * NEARLY) return fit;
  const cover = Math.max(window.width / board.width, window.height / board.height);
  return Math.max(fit, Math.min(cover * CLOSER, readable));
}

/** Nearer to an edge of the window than this, in pixels, a point is not well in sight. */
const MARGIN = 60;

/** The pose that shows all these points: moved, and zoomed out, only if it must be. */
export function showing(points: readonly Point[], pose: Pose, window: Window, least: number): Pose {
  const [x, y] = [points.map((point) => point[0]), points.map((point) => point[1])];
  const scale = Math.min(pose.scale, roomFor(x, window.width), roomFor(y, window.height));
  const isSeen = (at: number[], shift: number, room: number): boolean =>
    at.every((it) => it * scale + shift > MARGIN && it * scale + shift < room - MARGIN);
  if (scale === pose.scale && isSeen(x, pose.x, window.width) && isSeen(y, pose.y, window.height))
    return pose;
  const shown = Math.max(scale, least);
  const centre = (at: number[], room: number): number =>
    room / 2 - (shown * (Math.min(...at) + Math.max(...at))) / 2;
  return { scale: shown, x: centre(x, window.width), y: centre(y, window.height) };
}

/** The largest scale at which all these lie within the margins. */
function roomFor(at: readonly number[], room: number): number {
  return Math.max(room - 2 * MARGIN, 1) / (Math.max(...at) - Math.min(...at));
}

/** The pose with the board's edges kept at or beyond the window's, centred where it is smaller. */
export function settled(pose: Pose, board: Window, window: Window): Pose {
  const keep = (shift: number, long: number, room: number): number =>
    long <= room ? (room - long) / 2 : Math.min(0, Math.max(room - long, shift));
  return {
    scale: pose.scale,
    x: keep(pose.x, board.width * pose.scale, window.width),
    y: keep(pose.y, board.height * pose.scale, window.height),
  };
}

export function centred(scale: number, board: Window, window: Window): Pose {
  const x = (window.width - board.width * scale) / 2;
  const y = (window.height - board.height * scale) / 2;
  return settled({ scale, x, y }, board, window);
}

/** Zoom to a scale so that what lies under a point of the window stays there. */
export function zoomed(pose: Pose, scale: number, at: { x: number; y: number }): Pose {
  const ratio = scale / pose.scale;
  return { scale, x: at.x - (at.x - pose.x) * ratio, y: at.y - (at.y - pose.y) * ratio };
}

/** The pose in a window of another shape: what lay in the middle stays there, and what was fitted fits again. */
export function turned(pose: Pose, board: Window, before: Window, window: Window): Pose {
  const fit = fitScale(board, window);
  if (isFitted(pose.scale, fitScale(board, before))) return centred(fit, board, window);
  const scale = Math.min(Math.max(pose.scale, fit), fit * MOST_ZOOM);
  const { x, y } = zoomed(pose, scale, { x: before.width / 2, y: before.height / 2 });
  return { scale, x: x + (window.width - before.width) / 2, y: y + (window.height - before.height) / 2 };
}
