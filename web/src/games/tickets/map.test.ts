import { describe, expect, it } from 'vitest';
import { distance, lengthOf, type Point } from '../../board/geometry';
import { wouldJoin } from './joined';
import { claimedBetween, clearOf, drawnPlaces, drawnRoutes, routeIds, spacesOn, touchLine } from './map';
import type { RouteFacts, TicketsBoard, TicketsLayout } from './types';

const route = (from: string, to: string, colour: string, length = 2): RouteFacts => ({
  between: [from, to],
  colour,
  length,
});
const board: TicketsBoard = {
  name: 'three places',
  carts: 16,
  merchandise: 16,
  cards: { red: 6, joker: 8 },
  route_points: { 1: 1, 2: 2, 3: 4 },
  place: ['dam', 'waag', 'munt'].map((id) => ({ id, name: id })),
  route: [route('dam', 'waag', 'red'), route('waag', 'dam', 'green'), route('waag', 'munt', 'grey', 3)],
  contract: [],
};
const layout: TicketsLayout = {
  canvas: { width: 600, height: 600 },
  place: [
    { id: 'dam', at: [100, 100] },
    { id: 'waag', at: [400, 100] },
    { id: 'munt', at: [400, 500] },
  ],
  route: [{ id: 'waag--munt', via: [480, 300] }],
};

const never = (): never => {
  throw new Error('no such route');
};

describe('routes', () => {
  const [red, green, grey] = drawnRoutes(board, layout);

  it('are named by their places, and by colour too where they are double', () => {
    expect(routeIds(board.route)).toEqual(['dam--waag--red', 'waag--dam--green', 'waag--munt']);
  });

  it('have as many spaces as they are long, and their points', () => {
    expect([red, green, grey].map((drawn) => drawn?.spaces.length)).toEqual([2, 2, 3]);
    expect(grey?.points).toBe(4);
  });

  it('run side by side where they are double, whichever way the facts name the places', () => {
    const apart = distance(red?.middle ?? [0, 0], green?.middle ?? [0, 0]);
    expect(apart).toBeCloseTo(30);
  });

  it('are touched outwards where they are double, never on the twin', () => {
    const mine: Point = red?.middle ?? [0, 0];
    const twin: Point = green?.middle ?? [0, 0];
    const touched: Point = touchLine(red ?? never(), 60)[12] ?? [0, 0];
    expect(distance(touched, mine)).toBeCloseTo(15);
    expect(distance(touched, twin)).toBeGreaterThan(distance(mine, twin));
  });

  it('bend through the given point', () => {
    expect(grey?.middle[0]).toBeGreaterThan(450);
  });

  it('keep their spaces evenly apart and clear of the places', () => {
    const spots = spacesOn(grey?.line ?? [], 3);
    const step = lengthOf(grey?.line ?? []) / 3;
    expect(distance([spots[0]?.x ?? 0, spots[0]?.y ?? 0], [spots[1]?.x ?? 0, spots[1]?.y ?? 0])).toBeCloseTo(
      step,
      -1,
    );
    expect(distance(grey?.line[0] ?? [0, 0], [400, 100])).toBeGreaterThan(30);
  });

  it('keep the engraver away', () => {
    const isClear = clearOf(drawnRoutes(board, layout), drawnPlaces(board, layout));
    expect(isClear([250, 100])).toBe(false);
    expect(isClear([400, 480])).toBe(false);
    expect(isClear([150, 400])).toBe(true);
  });
});

describe('wouldJoin', () => {
  const open = [{ id: 'dam--munt', points: 5, joined: false }];

  it('sees a path over several routes', () => {
    expect(
      wouldJoin(
        open,
        [board.route[0], board.route[2]].flatMap((it) => it ?? []),
      ),
    ).toEqual(['dam--munt']);
  });

  it('leaves out what is not joined, and what was joined before', () => {
    expect(wouldJoin(open, board.route.slice(0, 1))).toEqual([]);
    expect(wouldJoin([{ id: 'dam--munt', points: 5, joined: true }], board.route)).toEqual([]);
  });
});

describe('what has been claimed between two looks', () => {
  it('is the route that has an owner now and had none', () => {
    expect(claimedBetween({ 'dam--waag': 0 }, { 'dam--waag': 0, 'waag--munt': 1 })).toBe('waag--munt');
    expect(claimedBetween({ 'dam--waag': 0 }, {})).toBe(null);
  });

  it('is nothing to be shown after an absence', () => {
    expect(claimedBetween({}, { 'dam--waag': 0, 'waag--munt': 1 })).toBe(null);
  });
});
