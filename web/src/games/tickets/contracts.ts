/** What a contract card needs, whether it is held or offered. */
import { routeIds } from './map';
import type { TicketsBoard, TicketsView } from './types';

/** The pairs of places that a seat's own routes join. */
export function joinedBy(seat: number | null, board: TicketsBoard, view: TicketsView): [string, string][] {
  const ids = routeIds(board.route);
  return board.route.filter((_, i) => view.owners[ids[i] ?? ''] === seat).map(({ between }) => between);
}

/** A contract by the names of its two places. */
export function titleOf(contract: string, board: TicketsBoard): string {
  const name = (id: string): string => board.place.find((place) => place.id === id)?.name ?? id;
  return contract.split('--').map(name).join(' – ');
}

/** Pointing at a contract marks its places on the map. */
export function pointsAt(contract: string, onpoint: (places: string[]) => void): object {
  const [point, leave] = [() => onpoint(contract.split('--')), () => onpoint([])];
  return { onpointerenter: point, onpointerleave: leave, onfocus: point, onblur: leave };
}
