/** Names beside the ends of their lines: those that would cover each other move apart, none below the last line. */
export function spread(heights: readonly number[], room: number, lowest: number): number[] {
  const order = heights.map((height, seat) => ({ height, seat })).sort((a, b) => a.height - b.height);
  const placed: number[] = [];
  let above = -Infinity;
  for (const [at, { height, seat }] of order.entries()) {
    const below = order.length - 1 - at;
    above = Math.max(Math.min(height, lowest - below * room), above + room);
    placed[seat] = above;
  }
  return placed;
}
