/** Where a note stands that speaks of something on the screen: beside it, never off the screen. */
interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** Room for the ring round what it speaks of. */
const GAP = 14;
/** Room at the edges of the screen, and of what must be kept in sight. */
const EDGE = 8;

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));

/**
 * Above, below, right or left of it, wherever there is room first; else in the corner farthest from its middle.
 * What must be kept in sight is not covered if that can be helped: then it stands beyond that.
 */
export function beside(
  target: Box | null,
  note: Size,
  screen: Size,
  keep: readonly Box[] = [],
): { left: number; top: number } {
  const right = Math.max(EDGE, screen.width - note.width - EDGE);
  const bottom = Math.max(EDGE, screen.height - note.height - EDGE);
  const middle = within((screen.width - note.width) / 2, EDGE, right);
  if (!target) return { left: middle, top: EDGE };
  const left = within(target.left + (target.width - note.width) / 2, EDGE, right);
  const top = within(target.top + (target.height - note.height) / 2, EDGE, bottom);
  const above = (box: Box, room: number): number => box.top - room - note.height;
  const below = (box: Box, room: number): number => box.top + box.height + room;
  const levels = [
    { left, top: above(target, GAP) },
    { left, top: below(target, GAP) },
  ];
  const heights = [top, ...keep.map((box) => above(box, EDGE))];
  const sides = [target.left + target.width + GAP, target.left - GAP - note.width].flatMap((side) =>
    heights.map((height) => ({ left: side, top: height })),
  );
  const beyond = keep.map((box) => ({
    left,
    top: box.top > target.top ? below(box, EDGE) : above(box, EDGE),
  }));
  const ends = [
    { left: right, top: bottom },
    { left: right, top: EDGE },
  ];
  if (target.top + target.height / 2 > screen.height / 2) ends.reverse();
  const fits = (at: { left: number; top: number }): boolean =>
    at.left >= EDGE && at.left <= right && at.top >= EDGE && at.top <= bottom;
  const places = [...levels, ...sides, ...beyond, ...ends].filter(fits);
  const clearOf = (boxes: readonly Box[]): { left: number; top: number } | undefined =>
    places.find((at) => !boxes.some((box) => overlap({ ...at, ...note }, box)));
  return clearOf([target, ...keep]) ?? clearOf(keep) ?? places[0] ?? { left: middle, top: EDGE };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
