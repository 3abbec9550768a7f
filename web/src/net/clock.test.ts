import { expect, test } from 'vitest';

import { ServerClock } from './clock';

test('the clock is set by half a round trip', () => {
  let local = 1_000;
  const clock = new ServerClock(() => local);
  clock.set(50_000, 40);
  expect(clock.now()).toBe(50_020);
  local += 500;
  expect(clock.now()).toBe(50_520);
});

test('a ping that was held up on its way is not believed', () => {
  let local = 0;
  const clock = new ServerClock(() => local);
  clock.set(10_000, 20);
  local = 1_300;
  clock.set(11_000, 20);
  expect(clock.now()).toBe(11_310);
});

test('old pings are forgotten, so that a drifting clock is set again', () => {
  const clock = new ServerClock(() => 0);
  clock.set(12_500, 0);
  for (let n = 0; n < 12; n++) clock.set(12_000, 100);
  expect(clock.now()).toBe(12_050);
});

test('without a measured round trip the first ping has to do', () => {
  const clock = new ServerClock(() => 0);
  clock.set(7_000, null);
  expect(clock.now()).toBe(7_000);
});
