/** Where things lie in the city. */
import { apart, inside, middle, type Point } from '../../board/geometry';
import type { MerchantsLayout } from './types';

/** Whether a spot is clear of parcels, names and title, for the engraver. */
export function clearOf(layout: MerchantsLayout): (spot: Point) => boolean {
  const isWithin = (spot: Point, at: Point, width: number, height: number): boolean =>
    Math.abs(spot[0] - at[0]) < width && Math.abs(spot[1] - at[1]) < height;
  const title = layout.cartouche;
  return (spot) =>
    !layout.parcel.some(
      ({ outline }) => inside(spot, outline) || apart(spot, [...outline, outline[0] ?? spot]) < 9,
    ) &&
    !layout.district.some(({ at }) => isWithin(spot, [at[0], at[1] - 4], 80, 18)) &&
    !(title && isWithin(spot, title.at, title.width / 2 + 20, title.height / 2 + 20));
}

/** The middle of some parcels; null when there are none. */
export function middleOf(layout: MerchantsLayout, parcels: readonly string[]): Point | null {
  const spots = layout.parcel.filter(({ id }) => parcels.includes(id)).map(({ outline }) => middle(outline));
  if (!spots.length) return null;
  const mean = (axis: 0 | 1): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  return [mean(0), mean(1)];
}
