/** The board, drawing and view of merchants as they come from the server. Money is in thousands of florins. */
import type { Decoration } from '../../board/engraving';
import type { Point } from '../../board/geometry';
import type { DialPlace } from './clock';

export interface CardFacts {
  kind: 'hourglass' | 'goods' | 'colony' | 'amsterdam';
  continents?: string[];
  districts?: string[];
  commodities?: string[];
  count: number;
  min_players?: number;
}

export interface SpaceFacts {
  year: string;
  event: string;
  prizes?: [number, number][];
}

export interface PostFacts {
  id: string;
  name: string;
  continent: string;
  commodity: string;
}

export interface MerchantsBoard {
  clock: { prices: number[]; seconds_per_step: number; double_floor: number };
  bank: {
    start: number;
    loan: number;
    repay: number;
    four_continents: number;
    four_districts: number;
    bridge: number;
  };
  exchange: { spaces: number };
  ranking: { commodities: string[]; continents: string[]; districts: string[] };
  time: SpaceFacts[];
  card: CardFacts[];
  post: PostFacts[];
  parcel: { id: string; district: string; next_to?: string[] }[];
  bridge: { between: [string, string] }[];
}

export interface MerchantsLayout extends Decoration {
  inset: { width: number; height: number };
  district: { id: string; at: Point }[];
  parcel: { id: string; outline: Point[] }[];
  bridge: { between: [string, string]; points: Point[] }[];
  continent: { id: string; at: Point; land: Point[][] }[];
  post: { id: string; at: Point; label?: string }[];
}

export interface PlayerSeen {
  seat: number;
  money: number | null;
  loans: number;
  tiles: number;
  bonuses: { house: string; continents: boolean; districts: boolean; bridges: string[] };
  turns_left: number;
}

export interface AuctionSeen {
  card: string;
  doubled: boolean;
  early: number | null;
  dial: DialPlace[];
  taking_part: number[];
  excluded: number[];
  limit: DialPlace | 'none' | null;
}

/** The part of `damrak.merchants.view_parts.View` that is drawn. */
export interface MerchantsView {
  seat: number | null;
  seats: number;
  mayor: number;
  turn: number;
  turns: number;
  phase: string;
  during: 'draw' | 'mayor-card' | 'clock-card' | 'event' | 'over';
  asked: number[];
  offer: {
    seat: number;
    card: string | null;
    event: string | null;
    posts: string[];
    parcels: string[];
    commodities: string[];
  } | null;
  discs: Record<string, string | null>;
  hand: string | null;
  pile: number;
  time: { space: number; year: string; event: string };
  exchange: Record<string, number[]>;
  posts: Record<string, number>;
  parcels: Record<string, number>;
  players: PlayerSeen[];
  auction: AuctionSeen | null;
  sale: { card: string; seat: number | null; price: number } | null;
  scores: (number | null)[];
}
