/** What a contract card needs, whether it is held or offered. */
import type { Point } from '../../board/geometry';
import { routeIds } from './map';
import type { ContractSeen, TicketsBoard, TicketsView } from './types';

/** The pairs of places that a seat's own routes join. */
export function joinedBy(seat: number | null, board: TicketsBoard, view: TicketsView): [string, string][] {
  const ids = routeIds(board.route);
  return board.route.filter((_, i) => view.owners[ids[i] ?? ''] === seat).map(({ between }) => between);
}

/** So many contracts are shown without their little maps, or they would crowd out the hand. */
export const MANY = 4;

/** One's own contracts; what has been chosen is one's own already while the others still choose. */
export function heldIn({ contracts, offered, chosen }: TicketsView): ContractSeen[] {
  return [...contracts, ...offered.filter(({ id }) => chosen.includes(id))];
}

/** A contract by the names of its two places. */
export function titleOf(contract: string, board: TicketsBoard): string {
  const name = (id: string): string => board.place.find((place) => place.id === id)?.name ?? id;
  return contract.split('--').map(name).join(' – ');
}

/** Pointing at a contract marks its places on the map. */
export function pointsAt(contract: string, onpoint: (contract: string | null) => void): object {
  const [point, leave] = [() => onpoint(contract), () => onpoint(null)];
  return { onpointerenter: point, onpointerleave: leave };
}

const CORNERS: readonly (readonly [string, Point])[] = [
  ['top left', [200, 220]],
  ['bottom left', [200, 840]],
  ['bottom right', [1200, 840]],
  ['top right', [1200, 220]],
];
/** Less than this from a corner, in units of the map, a place would lie under what is written there. */
const NEAR = 400;

/** The corner of the little map where the points hide neither place; a tick has the top right one. */
export function clearCorner(ends: readonly Point[], isTicked: boolean): string {
  const room = ([, at]: (typeof CORNERS)[number]): number =>
    Math.min(...ends.map((end) => Math.hypot(end[0] - at[0], end[1] - at[1])));
  const free = CORNERS.filter(([name]) => !(isTicked && name === 'top right'));
  const clear = free.find((corner) => room(corner) > NEAR);
  return (clear ?? free[0])?.[0] ?? '';
}
