/** What a screen reader hears, one sentence after another at a pace one can follow. */
const PACE_MS = 1_200;
const AT_MOST = 6;

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let spoken = $state('');

export function announced(): string {
  return spoken;
}

/** Say a sentence soon. When much happens at once the oldest is left out: the log has it all. */
export function announce(sentence: string): void {
  if (!sentence || waiting.at(-1) === sentence) return;
  waiting = [...waiting, sentence].slice(-AT_MOST);
  if (timer === undefined) next();
}

function next(): void {
  const sentence = waiting.shift();
  if (sentence === undefined) {
    timer = undefined;
    return;
  }
  spoken = sentence;
  timer = setTimeout(next, PACE_MS);
}
