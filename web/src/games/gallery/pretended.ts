/** A live clock that runs by itself, to look at the dial: it starts three seconds after the page and holds no auction. */
import type { LiveClock } from '../../board/table';
import type { MerchantsBoard } from '../merchants/types';

export function pretended(board: MerchantsBoard, seats: number, told: (what: string) => unknown): LiveClock {
  const seatNumbers = Array.from({ length: seats }, (_, seat) => seat);
  return {
    run: {
      type: 'run',
      run: 1,
      start: Date.now() + 3000,
      step_ms: board.clock.seconds_per_step * 1000,
      prices: board.clock.prices,
      taking_part: seatNumbers,
      void_runs: 0,
    },
    waits: null,
    audit: null,
    now: Date.now,
    together: [],
    press: (seat, elapsed) => Boolean(told(`seat ${seat} presses after ${Math.round(elapsed)} ms`)),
    seal: (price) => told(`limit ${price ?? 'none'}`),
    ready: () => told('ready'),
  };
}
