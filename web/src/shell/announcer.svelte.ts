/** What a screen reader hears, one sentence after another at a pace one can follow. */
const PACE_MS = 1_200;
const AT_MOST = 6;

interface Line {
  sentence: string;
  /** What is asked of whom is no news any more once something else is asked. */
  asks: boolean;
}

let waiting: Line[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let spoken = $state('');

export function announced(): string {
  return spoken;
}

/** Say a sentence soon. When much happens at once the oldest is left out: the log has it all. */
export function announce(sentence: string, asks = false): void {
  if (!sentence || waiting.at(-1)?.sentence === sentence) return;
  const fresh = asks ? waiting.filter((line) => !line.asks) : waiting;
  waiting = [...fresh, { sentence, asks }].slice(-AT_MOST);
  if (timer === undefined) next();
}

function next(): void {
  const line = waiting.shift();
  if (line === undefined) {
    timer = undefined;
    return;
  }
  spoken = line.sentence;
  timer = setTimeout(next, PACE_MS);
}
