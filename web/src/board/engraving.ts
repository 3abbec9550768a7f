/** What an engraver adds to a map: rows of houses along the quays, waves, trees. Always the same for the same layout. */
import { along, apart, beside, inside, lengthOf, type Point } from './geometry';

export interface Decoration {
  canvas: { width: number; height: number };
  /** Open water; an outline within another is an island. */
  water?: { outline: Point[] }[];
  canal?: { points: Point[]; width: number }[];
  /** Like a canal, but without quays for houses. */
  river?: { points: Point[]; width: number }[];
  border?: { points: Point[] }[];
  green?: { outline: Point[]; kind?: string }[];
  ship?: { at: Point; size?: number }[];
  mill?: { at: Point; size?: number }[];
  /** Names of waters and lands: the middle of their foot, and by how many degrees they are turned. */
  lettering?: { text: string; at: Point; size: number; turn?: number }[];
  cartouche?: { at: Point; width: number; height: number; arms?: string };
  compass?: { at: Point; size: number; turn?: number };
}

/** A small generator of its own, so that every browser engraves the same map. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Where little houses stand: both quays of every canal, away from what must stay clear. */
export function quayHouses(
  canals: readonly { line: Point[]; width: number }[],
  isFree: (point: Point) => boolean,
  spacing = 17,
): Point[] {
  const next = chance(1579);
  const stands: Point[] = [];
  const isClear = (spot: Point, depth: number): boolean =>
    canals.every((canal) => apart(spot, canal.line) > canal.width / 2 + depth);
  for (const canal of canals)
    for (const side of [1, -1])
      for (const row of [10, 29]) {
        const quay = beside(canal.line, side * (canal.width / 2 + row));
        for (let far = 4; far < lengthOf(quay); far += spacing + next() * 4) {
          const { x, y } = along(quay, far);
          const spot: Point = [x, y + next() * 3];
          if (isClear(spot, 7) && isFree(spot) && isApart(spot, stands)) stands.push(spot);
        }
      }
  return stands.sort((a, b) => a[1] - b[1]);
}

function isApart(spot: Point, others: readonly Point[]): boolean {
  return others.every(([x, y]) => Math.abs(x - spot[0]) > 13 || Math.abs(y - spot[1]) > 15);
}

/** The outlines of little gabled houses: walls, roofs and the shaded side, one path each. */
export function houseRows(stands: readonly Point[]): { walls: string; roofs: string } {
  const next = chance(1666);
  let walls = '';
  let roofs = '';
  for (const [x, y] of stands) {
    const [wide, tall, peak] = [10 + next() * 4, 7 + next() * 4, 6 + next() * 4];
    const [left, top] = [(x - wide / 2).toFixed(1), (y - tall).toFixed(1)];
    walls += `M${left} ${y.toFixed(1)}V${top}h${wide.toFixed(1)}V${y.toFixed(1)}z`;
    roofs += `M${left} ${top}l${(wide / 2).toFixed(1)} ${(-peak).toFixed(1)}l${(wide / 2).toFixed(1)} ${peak.toFixed(1)}z`;
  }
  return { walls, roofs };
}

/** Whether a point lies in open water. */
export function isWet(point: Point, waters: readonly Point[][]): boolean {
  return waters.filter((outline) => inside(point, outline)).length % 2 === 1;
}

/** Short wave strokes scattered over water. */
export function waves(
  waters: readonly Point[][],
  canvas: { width: number; height: number },
  gap = 34,
): string {
  const next = chance(1602);
  let drawn = '';
  for (let y = 10; y < canvas.height; y += gap * 0.55)
    for (let x = next() * gap; x < canvas.width; x += gap * (0.8 + next())) {
      const size = 5 + next() * 5;
      if (isWet([x - size, y], waters) && isWet([x + size, y + 6], waters))
        drawn += `M${(x - size).toFixed(1)} ${y.toFixed(1)}q${(size / 2).toFixed(1)} -4 ${size.toFixed(1)} 0t${size.toFixed(1)} 0`;
    }
  return drawn;
}

/** Spots in rows within an outline, for trees and furrows. */
export function planted(outline: readonly Point[], gap: number): Point[] {
  const next = chance(1625);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const spots: Point[] = [];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += gap)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += gap * 1.15) {
      const spot: Point = [x + next() * gap * 0.5, y + next() * gap * 0.4];
      if (inside(spot, outline)) spots.push(spot);
    }
  return spots;
}
