/** Who has just moved a board by hand wants to see what is there: what others do does not move it away at once. */

const WHILE_MS = 4_000;
const MOVES = ['pointerdown', 'pointermove', 'pointerup', 'touchmove', 'wheel', 'keydown'] as const;

export class Hand {
  #last = -Infinity;

  get isAtWork(): boolean {
    return performance.now() - this.#last < WHILE_MS;
  }

  /** Heed the hands on this thing; a mouse that only passes over it moves nothing. */
  watch = (element: HTMLElement): (() => void) => {
    const heed = (event: Event): void => {
      const isPassing = event.type === 'pointermove' && (event as PointerEvent).buttons === 0;
      if (!isPassing) this.#last = performance.now();
    };
    for (const move of MOVES) element.addEventListener(move, heed, { passive: true });
    return () => {
      for (const move of MOVES) element.removeEventListener(move, heed);
    };
  };
}
