/** The score sheet: every gain and loss of the log, by what it was for. */
import type { StoryEvent } from '../wire';

export interface SheetLine {
  group: string;
  /** What each seat won or lost by it in all; null if it did neither. */
  sums: (number | null)[];
  rounds: Round[];
}

/** The causes of one date, where the game has dates: they tell one scoring from the next. */
export interface Round {
  year: string;
  events: StoryEvent[];
}

/** Which events stand on which line, in the order of the sheet. Anything else stands on a line of its own. */
const GROUPS: Record<string, Record<string, readonly string[]>> = {
  merchants: {
    capital: ['capital'],
    exchange: ['exchange-prize', 'exchange-shared'],
    districts: ['district-prize', 'district-shared'],
    colonies: ['colony-prize', 'colony-shared'],
    bonuses: [
      'continents-bonus',
      'districts-bonus',
      'bridge-bonus',
      'continents-back',
      'districts-back',
      'bridge-back',
    ],
    auctions: ['sold', 'sold-to-early', 'early-alone'],
    loans: ['borrowed', 'forced-loan', 'repaid'],
  },
  tickets: {
    routes: ['claimed'],
    contracts: ['contract-joined', 'contract-failed'],
    merchandise: ['merchandise-scored'],
  },
};

export function groupOf(game: string, what: string): string {
  const groups = GROUPS[game] ?? {};
  return Object.keys(groups).find((group) => groups[group]?.includes(what)) ?? 'other';
}

/** The lines of the sheet, in its own order. */
export function sheet(game: string, log: readonly StoryEvent[], seats: number): SheetLine[] {
  const order = [...Object.keys(GROUPS[game] ?? {}), 'other'];
  const lines = new Map<string, SheetLine>();
  let year = '';
  for (const event of log) {
    if (event.what === 'time' || event.what === 'last-space') year = String(event.details['year']);
    if (event.gain === 0 || event.seat === null || event.seat < 0) continue;
    const group = groupOf(game, event.what);
    const line = lines.get(group) ?? { group, sums: Array<null>(seats).fill(null), rounds: [] };
    line.sums[event.seat] = (line.sums[event.seat] ?? 0) + event.gain;
    if (line.rounds.at(-1)?.year !== year) line.rounds.push({ year, events: [] });
    line.rounds.at(-1)?.events.push(event);
    lines.set(group, line);
  }
  return order.flatMap((group) => lines.get(group) ?? []);
}

/** Money or points of each seat after each event, from what it starts with: one row of numbers for each seat. */
export function courses(log: readonly StoryEvent[], seats: number): number[][] {
  const isCapital = (event: StoryEvent): boolean => event.what === 'capital';
  const rows = Array.from({ length: seats }, (_, seat) => [
    log.find((event) => isCapital(event) && event.seat === seat)?.gain ?? 0,
  ]);
  for (const event of log) {
    for (const [seat, row] of rows.entries()) {
      row.push((row.at(-1) ?? 0) + (event.seat === seat && !isCapital(event) ? event.gain : 0));
    }
  }
  return rows;
}
