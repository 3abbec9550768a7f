/** Consequences before commitment: what a piece would bring. Shown beside it; the rules alone decide. */
import type { MerchantsBoard, MerchantsView } from './types';

export interface HousePreview {
  /** The size of the group in its district that the house would be part of. */
  group: number;
  bridges: number;
  fourthDistrict: boolean;
}

type Owners = Record<string, number>;

/** The own houses of one district joined to a parcel by shared sides. */
function groupOf(board: MerchantsBoard, owners: Owners, parcel: string): Set<string> {
  const sides = new Map<string, string[]>();
  for (const { id, next_to } of board.parcel)
    for (const other of next_to ?? []) {
      sides.set(id, [...(sides.get(id) ?? []), other]);
      sides.set(other, [...(sides.get(other) ?? []), id]);
    }
  const group = new Set([parcel]);
  for (const here of group)
    for (const there of sides.get(here) ?? []) if (owners[there] === owners[parcel]) group.add(there);
  return group;
}

function acrossBridges(board: MerchantsBoard, owners: Owners, group: Set<string>): Set<string> {
  const far = new Set<string>();
  for (const {
    between: [one, other],
  } of board.bridge) {
    if (owners[one] !== owners[other]) continue;
    if (group.has(one)) far.add(other);
    if (group.has(other)) far.add(one);
  }
  return far;
}

function areasHeld(
  places: readonly { id: string; area: string }[],
  owners: Owners,
  seat: number,
): Set<string> {
  return new Set(places.filter(({ id }) => owners[id] === seat).map(({ area }) => area));
}

export function previewHouse(
  board: MerchantsBoard,
  view: MerchantsView,
  seat: number,
  parcel: string,
): HousePreview {
  const owners = { ...view.parcels, [parcel]: seat };
  const places = board.parcel.map(({ id, district }) => ({ id, area: district }));
  const held = areasHeld(places, owners, seat).size;
  return {
    group: groupSize(board, owners, parcel),
    bridges: acrossBridges(board, owners, new Set([parcel])).size,
    fourthDistrict:
      held === board.ranking.districts.length && areasHeld(places, view.parcels, seat).size < held,
  };
}

/** The size of a house's group as a scoring counts it: with own houses across a bridge (M35). */
export function groupSize(board: MerchantsBoard, owners: Owners, parcel: string): number {
  const group = groupOf(board, owners, parcel);
  return group.size + acrossBridges(board, owners, group).size;
}

/** The size of the largest group that would be left in a house's district. */
export function groupLeft(board: MerchantsBoard, owners: Owners, parcel: string): number {
  const left = without(owners, parcel);
  const district = board.parcel.find(({ id }) => id === parcel)?.district;
  const houses = board.parcel.filter(
    ({ id, district: there }) => there === district && left[id] === owners[parcel],
  );
  return Math.max(0, ...houses.map(({ id }) => groupSize(board, left, id)));
}

/** What goes back to the bank with a house: all that it would bring if it were built anew. */
export function houseBack(board: MerchantsBoard, view: MerchantsView, seat: number, parcel: string): number {
  const parcels = without(view.parcels, parcel);
  const { bridges, fourthDistrict } = previewHouse(board, { ...view, parcels }, seat, parcel);
  return bridges * board.bank.bridge + (fourthDistrict ? board.bank.four_districts : 0);
}

/** What goes back to the bank with a post. */
export function postBack(board: MerchantsBoard, view: MerchantsView, seat: number, post: string): number {
  const posts = without(view.posts, post);
  return isFourthContinent(board, { ...view, posts }, seat, post) ? board.bank.four_continents : 0;
}

function without(owners: Owners, place: string): Owners {
  return Object.fromEntries(Object.entries(owners).filter(([id]) => id !== place));
}

/** Whether a post would be on the last continent that is missing. */
export function isFourthContinent(
  board: MerchantsBoard,
  view: MerchantsView,
  seat: number,
  post: string,
): boolean {
  const places = board.post.map(({ id, continent }) => ({ id, area: continent }));
  const held = areasHeld(places, { ...view.posts, [post]: seat }, seat).size;
  return held === board.ranking.continents.length && areasHeld(places, view.posts, seat).size < held;
}

/** The areas as a scoring would rank them now: most first, then the order of the board. Empty ones are left out. */
export function ranked(areas: readonly string[], strength: (area: string) => number): string[] {
  return areas
    .filter((area) => strength(area) > 0)
    .sort((a, b) => strength(b) - strength(a) || areas.indexOf(a) - areas.indexOf(b));
}

/** The prizes of the next scoring of a kind, from the space after the marker on. */
export function nextPrizes(board: MerchantsBoard, view: MerchantsView, event: string): [number, number][] {
  const ahead = board.time.slice(view.time.space + 1);
  return ahead.find((space) => space.event === event || space.event === 'final')?.prizes ?? [];
}
