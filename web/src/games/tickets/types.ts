/** The board, drawing and view of tickets as they come from the server. */
import type { Decoration } from '../../board/engraving';
import type { Point } from '../../board/geometry';

export interface RouteFacts {
  between: [string, string];
  length: number;
  colour: string;
  double?: boolean;
  carts?: boolean;
  id?: string;
}

export interface TicketsBoard {
  name: string;
  carts: number;
  merchandise: number;
  cards: Record<string, number>;
  route_points: Record<string, number>;
  place: { id: string; name: string }[];
  route: RouteFacts[];
  contract: { between: [string, string]; points: number }[];
}

export interface TicketsLayout extends Decoration {
  place: { id: string; at: Point }[];
  route?: { id: string; via?: Point | null }[];
  /** What stands at a place, and where its name is written beside it. */
  mark?: { place: string; art: string; name: Point; anchor: 'start' | 'middle' | 'end' }[];
}

export type Cards = Record<string, number>;

export interface ContractSeen {
  id: string;
  points: number;
  joined: boolean;
}

export interface PlayerSeen {
  seat: number;
  points: number;
  carts: number;
  cards: number;
  contracts: number;
  merchandise: number;
  routes: string[];
}

/** The part of `damrak.tickets.view_parts.View` that is drawn. */
export interface TicketsView {
  seat: number | null;
  seats: number;
  phase: 'choosing' | 'turn' | 'second-card' | 'contracts' | 'over';
  turn: number | null;
  asked: number[];
  players: PlayerSeen[];
  row: (string | null)[];
  pile: number;
  discards: Cards;
  contract_pile: number;
  merchandise: number;
  owners: Record<string, number>;
  closed: string[];
  last_turns: { by: number; left: number } | null;
  hand: Cards;
  contracts: ContractSeen[];
  offered: ContractSeen[];
  chosen: string[];
}
