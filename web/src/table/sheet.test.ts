import { expect, test } from 'vitest';

import type { StoryEvent } from '../wire';
import { courses, groupOf, sheet } from './sheet';

function event(what: string, seat: number | null, gain: number): StoryEvent {
  return { what, rule: 'M1', seat, gain, details: {}, secrets: {} };
}

const log = [
  event('capital', 0, 400),
  event('capital', 1, 400),
  event('drawn', 0, 0),
  event('sold', 1, -120),
  event('exchange-prize', 0, 80),
  event('exchange-shared', 1, 30),
  event('scoring', null, 0),
];

test('each line adds up what it was for, and keeps the causes', () => {
  const lines = sheet('merchants', log, 2);
  expect(lines.map((line) => [line.group, line.sums])).toEqual([
    ['capital', [400, 400]],
    ['exchange', [80, 30]],
    ['auctions', [null, -120]],
  ]);
  expect(lines[1]?.rounds).toEqual([{ year: '', events: [log[4], log[5]] }]);
});

test('what cancels out is a nought, and not nothing', () => {
  const [line] = sheet('tickets', [event('contract-joined', 0, 8), event('contract-failed', 0, -8)], 2);
  expect(line?.sums).toEqual([0, null]);
});

test('the causes stand under the date of their scoring', () => {
  const to = (year: string): StoryEvent => ({ ...event('time', null, 0), details: { year } });
  const prize = event('exchange-prize', 0, 80);
  const [line] = sheet('merchants', [to('1609/21'), prize, prize, to('1628'), to('1640'), prize], 2);
  expect(line?.rounds.map(({ year, events }) => [year, events.length])).toEqual([
    ['1609/21', 2],
    ['1640', 1],
  ]);
});

test('no gain is lost: the lines add up to the end of the course', () => {
  const ends = courses(log, 2).map((row) => row.at(-1));
  const sums = [0, 1].map((seat) =>
    sheet('merchants', log, 2).reduce((sum, line) => sum + (line.sums[seat] ?? 0), 0),
  );
  expect(sums).toEqual(ends);
  expect(ends).toEqual([480, 310]);
});

test('the course has a point before the first event and one after each, from the money to start with', () => {
  expect(courses(log, 2)[1]).toEqual([400, 400, 400, 400, 280, 280, 310, 310]);
});

test('what no line claims stands under “other”', () => {
  expect(groupOf('tickets', 'claimed')).toBe('routes');
  expect(groupOf('tickets', 'unheard-of')).toBe('other');
});
