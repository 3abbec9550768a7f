/** Whom this browser's player does not want to hear at a table. Nobody else is told. */
import { recalled, remember } from '../lib/memory';
import type { ChatLine } from '../wire';

/** Of so many tables the mutes are remembered. */
const TABLES_KEPT = 30;
type Kept = [table: string, muted: string[]][];

/** Who said a line, as mutes know them; null for notices, and for spectators of older tables. */
export function speakerOf({ seat, spectator, notice }: ChatLine): string | null {
  if (notice) return null;
  if (seat !== null) return `seat ${seat}`;
  return spectator === null ? null : `spectator ${spectator}`;
}

export class Mutes {
  #muted = $state.raw<readonly string[]>([]);

  constructor(readonly table: string) {
    this.#muted = all().find(([known]) => known === table)?.[1] ?? [];
  }

  get speakers(): readonly string[] {
    return this.#muted;
  }

  has(line: ChatLine): boolean {
    const speaker = speakerOf(line);
    return speaker !== null && this.#muted.includes(speaker);
  }

  /** Mute somebody, or hear them again. */
  turn(speaker: string): void {
    const was = this.#muted;
    this.#muted = was.includes(speaker) ? was.filter((other) => other !== speaker) : [...was, speaker];
    const others = all().filter(([known]) => known !== this.table);
    const kept: Kept = [...others, [this.table, [...this.#muted]]];
    remember('muted', JSON.stringify(kept.slice(-TABLES_KEPT)));
  }
}

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(recalled('muted') ?? '[]');
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}
