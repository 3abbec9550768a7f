/** The server's clock, as well as this browser can know it: set by the quickest of the recent pings. */
const KEPT = 12;

interface Ping {
  /** The server's time when it sent the ping, less ours when it came: the quicker the ping, the greater. */
  ahead: number;
  roundTrip: number;
}

/** A clock of this machine that never jumps. */
export function localTime(): number {
  return performance.timeOrigin + performance.now();
}

export class ServerClock {
  #pings: Ping[] = [];

  constructor(private readonly local: () => number = localTime) {}

  /** A ping arrived: it said `now` when it left, and how long the way there and back takes. */
  set(now: number, roundTrip: number | null): void {
    const ping = { ahead: now - this.local(), roundTrip: roundTrip ?? Infinity };
    this.#pings = [...this.#pings.slice(1 - KEPT), ping];
  }

  now(): number {
    return this.local() + this.#offset();
  }

  /** The ping that was on its way for the shortest time tells best; it still took half a round trip. */
  #offset(): number {
    if (this.#pings.length === 0) return 0;
    const trip = Math.min(...this.#pings.map((ping) => ping.roundTrip));
    return Math.max(...this.#pings.map((ping) => ping.ahead)) + (Number.isFinite(trip) ? trip / 2 : 0);
  }
}
