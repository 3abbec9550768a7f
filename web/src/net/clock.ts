/**
 * The server's clock, as well as this browser can know it: the middle of what the last pings said.
 *
 * The middle, because a single quick or held-up ping must not move the dial: `bench/fair_clock.py` sets its browsers'
 * clocks the same way, and the quickest ping in place of the middle one doubled what a cheat gains there.
 */
const KEPT = 9;

/** A clock of this machine that never jumps. */
export function localTime(): number {
  return performance.timeOrigin + performance.now();
}

export class ServerClock {
  #offsets: number[] = [];

  constructor(private readonly local: () => number = localTime) {}

  /** A ping arrived: it said `now` when it left, and how long the way there and back takes. */
  set(now: number, roundTrip: number | null): void {
    if (roundTrip === null && this.#offsets.length > 0) return;
    const offset = now + (roundTrip ?? 0) / 2 - this.local();
    this.#offsets = [...this.#offsets.slice(1 - KEPT), offset];
  }

  now(): number {
    return this.local() + this.#middle();
  }

  #middle(): number {
    const ranked = this.#offsets.toSorted((a, b) => a - b);
    return ranked[ranked.length >> 1] ?? 0;
  }
}
