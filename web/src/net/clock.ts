/**
 * The server's clock, as well as this browser can know it.
 *
 * `PageClock` of `bench/fair_clock.py` is this clock, number for number, so that what the simulation says of fairness
 * holds for the page: `tests/server/page_clock.json` puts both to the same test.
 */
const KEPT = 9;
/** Known by so many pings, the clock stays as it is during a run: a dial must not jump. */
const ENOUGH = 5;
/** No ping comes before it is sent: one so much ahead of all that are known tells that those had waited for us. */
const ASLEEP_MS = 1_000;

/** A clock of this machine that never jumps. */
export function localTime(): number {
  return performance.timeOrigin + performance.now();
}

export class ServerClock {
  #offsets: number[] = [];
  #rough = 0;
  #held: number | null = null;

  constructor(private readonly local: () => number = localTime) {}

  /** A ping arrived: it said `now` when it left, half a round trip ago. */
  set(now: number, roundTrip: number | null): void {
    const ahead = now - this.local();
    if (ahead - Math.max(...this.#offsets) > ASLEEP_MS) this.#wake();
    if (roundTrip === null) this.#rough = ahead;
    else this.#offsets = [...this.#offsets.slice(1 - KEPT), ahead + roundTrip / 2];
  }

  /** This device slept: pings lay unread, or its own time stood still. */
  #wake(): void {
    this.#offsets = [];
    this.#held = null;
  }

  now(): number {
    return this.local() + (this.#held ?? this.#offset());
  }

  /** A run begins: whatever the next pings say, its dial goes on as it began. */
  hold(): void {
    this.#held = this.#offsets.length < ENOUGH ? null : this.#offset();
  }

  /** The run is over. */
  release(): void {
    this.#held = null;
  }

  /** What a rather quick ping said, a quarter from the quickest: the slower ones were held up. */
  #offset(): number {
    const ranked = this.#offsets.toSorted((a, b) => b - a);
    return ranked[(ranked.length - 1) >> 2] ?? this.#rough;
  }
}
