/** Seats are told apart by colour and by shape: circle, square, diamond, triangle, hexagon. */

/** The outline of a seat's shape within the unit circle, as path data. */
const OUTLINES: readonly string[] = [
  'M-.9 0A.9 .9 0 1 1 .9 0A.9 .9 0 1 1 -.9 0Z',
  'M-.78 -.78H.78V.78H-.78Z',
  'M0 -1.05L1.05 0L0 1.05L-1.05 0Z',
  'M0 -1L1 .8H-1Z',
  'M-.5 -.9H.5L1 0L.5 .9H-.5L-1 0Z',
];

export function outlineOf(seat: number): string {
  return OUTLINES[seat % OUTLINES.length] ?? '';
}

export const colourOf = (seat: number): string => `var(--seat-${seat % OUTLINES.length})`;
export const washOf = (seat: number): string => `var(--seat-${seat % OUTLINES.length}-wash)`;
