import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { announce, announced } from './announcer.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Everything that is said until nothing waits any more. */
function heard(): string[] {
  const said = [announced()];
  while (vi.getTimerCount() > 0) {
    vi.runOnlyPendingTimers();
    if (announced() !== said.at(-1)) said.push(announced());
  }
  return said;
}

test('sentences follow one another, each for a while', () => {
  for (const sentence of ['Anna draws.', 'Bram builds.', 'Bram builds.']) announce(sentence);
  expect(heard()).toEqual(['Anna draws.', 'Bram builds.']);
});

test('a question that waits is not said any more when another is asked', () => {
  announce('Anna draws.');
  announce('Anna, your second card?', true);
  announce('Anna draws again.');
  announce('Bram, your turn.', true);
  expect(heard()).toEqual(['Anna draws.', 'Anna draws again.', 'Bram, your turn.']);
});

test('of much at once the latest is heard', () => {
  for (let at = 0; at < 9; at += 1) announce(`News ${at}`);
  expect(heard()).toEqual(['News 0', ...[3, 4, 5, 6, 7, 8].map((at) => `News ${at}`)]);
});
