/** The server's clock, as well as this browser can know it: set by the quickest of the recent pings. */
const KEPT = 8;

interface Sample {
  offset: number;
  roundTrip: number;
}

/** A clock of this machine that never jumps. */
export function localTime(): number {
  return performance.timeOrigin + performance.now();
}

export class ServerClock {
  #samples: Sample[] = [];

  constructor(private readonly local: () => number = localTime) {}

  /** A ping arrived: it said `now`, half a round trip ago. */
  set(now: number, roundTrip: number | null): void {
    const sample = { offset: now + (roundTrip ?? 0) / 2 - this.local(), roundTrip: roundTrip ?? Infinity };
    this.#samples = [...this.#samples.slice(1 - KEPT), sample];
  }

  now(): number {
    return this.local() + this.#offset();
  }

  #offset(): number {
    const quickest = this.#samples.reduce<Sample | null>(
      (best, sample) => (best && best.roundTrip <= sample.roundTrip ? best : sample),
      null,
    );
    return quickest?.offset ?? 0;
  }
}
