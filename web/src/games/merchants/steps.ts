/** Consequences before commitment on the exchange: where steps lead. Shown beside a row; the rules alone decide. */
import type { MerchantsBoard, MerchantsView } from './types';

/** On this space or further in every row a house is earned (M36). */
const FAR = 2;

/** How many steps in which row; −1 is a step back. */
export type Steps = Readonly<Record<string, number>>;

export interface RowPreview {
  from: number;
  /** Where the tile would stand; 0 is the supply. */
  space: number;
  /** There is no further space, or no tile left to put on the first one (M10, M14). */
  isLost: boolean;
  /** Seats that would be passed, or that would pass on a step back. */
  passed: number[];
  level: number[];
  house: HouseChange;
}

/** What becomes of the house of the exchange (M36, M40). */
export type HouseChange = 'earned' | 'back' | null;

/** The rows and the supply of a seat. */
interface Standing {
  rows: Record<string, number>;
  tiles: number;
}

/** How a seat would stand after steps; `placed` tiles are put elsewhere before. */
function standingAfter(
  board: MerchantsBoard,
  view: MerchantsView,
  seat: number,
  steps: Steps,
  placed: number,
): Standing {
  let tiles = (view.players[seat]?.tiles ?? 0) - placed;
  const rows: Record<string, number> = {};
  for (const row of board.ranking.commodities) {
    const [from, count] = [view.exchange[row]?.[seat] ?? 0, steps[row] ?? 0];
    const isNew = from === 0 && count > 0;
    rows[row] = isNew && tiles === 0 ? 0 : Math.min(from + count, board.exchange.spaces);
    if (isNew && tiles > 0) tiles -= 1;
  }
  return { rows, tiles };
}

export function previewRow(
  board: MerchantsBoard,
  view: MerchantsView,
  seat: number,
  row: string,
  steps: Steps,
  placed = 0,
): RowPreview {
  const tiles = view.exchange[row] ?? [];
  const from = tiles[seat] ?? 0;
  const space = standingAfter(board, view, seat, steps, placed).rows[row] ?? from;
  const others = (isThere: (at: number) => boolean): number[] =>
    tiles.flatMap((at, other) => (other !== seat && at > 0 && isThere(at) ? [other] : []));
  return {
    from,
    space,
    isLost: space < from + (steps[row] ?? 0),
    passed: others((at) => (space < from ? space < at && at <= from : from <= at && at < space)),
    level: others((at) => at === space && space !== from),
    house: houseAfter(board, view, seat, steps, placed),
  };
}

/** Whether steps would earn the house of the exchange, for which a tile and a parcel must be left, or cost it. */
export function houseAfter(
  board: MerchantsBoard,
  view: MerchantsView,
  seat: number,
  steps: Steps,
  placed = 0,
): HouseChange {
  const isFar = ({ rows }: Standing): boolean => Object.values(rows).every((space) => space >= FAR);
  const now = standingAfter(board, view, seat, {}, placed);
  const then = standingAfter(board, view, seat, steps, placed);
  if (isFar(now) === isFar(then)) return null;
  if (isFar(then)) return then.tiles > 0 && hasRoom(board, view) ? 'earned' : null;
  const hasHouse = Object.values(view.parcels).includes(seat);
  return view.players[seat]?.bonuses.house === 'built' && hasHouse ? 'back' : null;
}

const hasRoom = (board: MerchantsBoard, view: MerchantsView): boolean =>
  Object.keys(view.parcels).length < board.parcel.length;
