/** Where a note stands that speaks of something on the screen: beside it, never off the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));

/** Above, below, right or left of it, wherever there is room first; else in the corner farthest from its middle. */
export function beside(
  target: Box | null,
  note: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const [right, bottom] = [screen.width - note.width - EDGE, screen.height - note.height - EDGE];
  const middle = within((screen.width - note.width) / 2, EDGE, right);
  if (!target) return { left: middle, top: EDGE };
  const x = within(target.left + (target.width - note.width) / 2, EDGE, right);
  const y = within(target.top + (target.height - note.height) / 2, EDGE, bottom);
  const above = target.top - GAP - note.height;
  const below = target.top + target.height + GAP;
  const after = target.left + target.width + GAP;
  const before = target.left - GAP - note.width;
  if (above >= EDGE) return { left: x, top: above };
  if (below <= bottom) return { left: x, top: below };
  if (after <= right) return { left: after, top: y };
  if (before >= EDGE) return { left: before, top: y };
  const isLow = target.top + target.height / 2 > screen.height / 2;
  return { left: middle, top: isLow ? EDGE : bottom };
}
