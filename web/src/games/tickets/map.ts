/** Where routes and their spaces lie: from the facts and the drawing to shapes. */
import { along, beside, distance, lengthOf, smooth, type Point, type Spot } from '../../board/geometry';
import type { RouteFacts, TicketsBoard, TicketsLayout } from './types';

export const SPACE = { long: 62, wide: 24 };
const CLEARANCE = 37;
const LANE = 15;

export interface DrawnRoute {
  id: string;
  facts: RouteFacts;
  line: Point[];
  /** The same, but from place to place. */
  road: Point[];
  spaces: Spot[];
  middle: Point;
  /** On which side of a double route it runs: 1 right of its line, -1 left, 0 for a single one. */
  lane: number;
  /** From the top to the foot of the route and its places: notes stand clear of it. */
  span: [number, number];
  points: number;
}

export interface DrawnPlace {
  id: string;
  name: string;
  at: Point;
  art: string;
  /** Where its name is written, from the place. */
  beside: Point;
  anchor: 'start' | 'middle' | 'end';
}

/** Each route's id: its places, and the colour too for one of a double route. */
export function routeIds(routes: readonly RouteFacts[]): string[] {
  const pair = (route: RouteFacts): string => [...route.between].sort().join();
  const pairs = routes.map(pair);
  return routes.map((route, i) => {
    const isDouble = pairs.filter((other) => other === pairs[i]).length > 1;
    return route.id || [...route.between, ...(isDouble ? [route.colour] : [])].join('--');
  });
}

export function drawnPlaces(board: TicketsBoard, layout: TicketsLayout): DrawnPlace[] {
  const at = new Map(layout.place.map((place) => [place.id, place.at]));
  const marks = new Map((layout.mark ?? []).map((mark) => [mark.place, mark]));
  return board.place.map(({ id, name }) => ({
    id,
    name,
    at: at.get(id) ?? [0, 0],
    art: marks.get(id)?.art ?? 'tower',
    beside: marks.get(id)?.name ?? [0, 42],
    anchor: marks.get(id)?.anchor ?? 'middle',
  }));
}

export function drawnRoutes(board: TicketsBoard, layout: TicketsLayout): DrawnRoute[] {
  const at = new Map(layout.place.map((place) => [place.id, place.at]));
  const via = new Map((layout.route ?? []).map((route) => [route.id, route.via ?? null]));
  const ids = routeIds(board.route);
  const pairs = board.route.map((route) => [...route.between].sort().join());
  return board.route.map((facts, i) => {
    const id = ids[i] ?? '';
    const lane = laneOf(pairs, i) * sideways(facts);
    const ends = facts.between.map((place) => at.get(place) ?? [0, 0]) as [Point, Point];
    const curve = bend(ends[0], via.get(id) ?? null, ends[1]);
    const road = beside(curve, lane * LANE);
    const line = trimmed(road, CLEARANCE);
    const spaces = spacesOn(line, facts.length);
    const { x, y } = along(line, lengthOf(line) / 2);
    const ys = [...line, ...ends].map((point) => point[1]);
    const points = board.route_points[String(facts.length)] ?? 0;
    return {
      id,
      facts,
      line,
      road,
      spaces,
      middle: [x, y],
      lane,
      span: [Math.min(...ys), Math.max(...ys)],
      points,
    };
  });
}

/** The first of a double route runs on one side, the second on the other; a single one in the middle. */
function laneOf(pairs: readonly string[], i: number): number {
  const twins = pairs.flatMap((pair, other) => (pair === pairs[i] ? [other] : []));
  return twins.length < 2 ? 0 : twins.indexOf(i) * 2 - 1;
}

/** Both of a double route are offset from the same direction, whichever way the facts name their places. */
function sideways(facts: RouteFacts): number {
  return facts.between[0] < facts.between[1] ? 1 : -1;
}

/** A gentle curve between two places, through the bend if there is one. */
export function bend(from: Point, via: Point | null, to: Point): Point[] {
  return smooth(via ? [from, via, to] : [from, to], false, 16);
}

function trimmed(line: readonly Point[], off: number): Point[] {
  const long = lengthOf(line);
  const count = 24;
  return Array.from({ length: count + 1 }, (_, i) => {
    const { x, y } = along(line, off + ((long - 2 * off) * i) / count);
    return [x, y];
  });
}

/** As many spaces as the route is long, evenly along its line. */
export function spacesOn(line: readonly Point[], count: number): Spot[] {
  const long = lengthOf(line);
  return Array.from({ length: count }, (_, i) => {
    const middle = (long * (i + 0.5)) / count;
    const here = along(line, middle);
    const [a, b] = [along(line, middle - 12), along(line, middle + 12)];
    return { ...here, angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
  });
}

/** Where a finger may touch a route: its own line, or outwards of it for one of a double route. */
export function touchLine(route: DrawnRoute, finger: number): Point[] {
  return route.lane ? beside(route.line, route.lane * Math.max(finger / 2 - LANE, 0)) : route.line;
}

/** The length of a space that fits a route, at most a cart's. */
export function spaceLength(route: DrawnRoute): number {
  return Math.min(SPACE.long, lengthOf(route.line) / route.facts.length - 4);
}

/** The route that has been claimed between two looks at the board; several mean an absence, or a leap in a replay. */
export function claimedBetween(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): string | null {
  const [claimed, ...more] = Object.keys(now).filter((id) => !(id in before));
  return claimed !== undefined && more.length === 0 ? claimed : null;
}

/** Whether a spot is clear of all routes and places, for the engraver. */
export function clearOf(
  routes: readonly DrawnRoute[],
  places: readonly DrawnPlace[],
): (spot: Point) => boolean {
  const dots = routes.flatMap((route) => route.line.filter((_, i) => i % 2 === 0));
  return (spot) =>
    dots.every((dot) => distance(dot, spot) > 26) &&
    places.every((place) => distance(place.at, spot) > 54 && !isUnderName(spot, place));
}

function isUnderName(spot: Point, { at, name, beside: [dx, dy], anchor }: DrawnPlace): boolean {
  const long = name.length * 10.5;
  const left = at[0] + dx - { start: 0, middle: long / 2, end: long }[anchor];
  const line = at[1] + dy;
  return spot[0] > left - 8 && spot[0] < left + long + 8 && spot[1] > line - 24 && spot[1] < line + 18;
}
