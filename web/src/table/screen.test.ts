import { expect, test } from 'vitest';

import type { SeatSeen, View } from '../wire';
import { looking } from './screen';

function seen(seat: number | null, legal: string[], hand: string, phase = 'turn'): SeatSeen {
  const view = { phase, asked: [], seat, hand } as unknown as View;
  const undo = { undo: 'none', undo_move: null, redo_move: null } as const;
  return { seat, view, legal, saw: '', ...undo, limit: null, limited: false };
}

test('one seat looks at its own screen, a spectator at nobody’s', () => {
  expect(looking([seen(2, [], 'a')], null, false)).toEqual({ at: 2, curtain: null });
  expect(looking([seen(null, [], '')], null, false)).toEqual({ at: null, curtain: null });
});

test('before somebody else’s hand the curtain falls, and nothing shows', () => {
  const both = [seen(0, [], 'a'), seen(1, ['draw unseen'], 'b')];
  expect(looking(both, 0, false)).toEqual({ at: null, curtain: 1 });
  expect(looking(both, 1, false)).toEqual({ at: 1, curtain: null });
});

test('a curtain stays down until it is lifted, also if the turn goes back to who looked before', () => {
  const both = [seen(0, ['draw unseen'], 'a'), seen(1, [], 'b')];
  expect(looking(both, 0, false, true)).toEqual({ at: null, curtain: 0 });
  expect(looking(both, 0, false, false)).toEqual({ at: 0, curtain: null });
});

test('at the very start nobody’s hand shows either', () => {
  const both = [seen(0, ['keep both'], 'a'), seen(1, ['keep both'], 'b')];
  expect(looking(both, null, false)).toEqual({ at: null, curtain: 0 });
});

test('without secrets the screen simply passes on', () => {
  const both = [seen(0, [], '', 'put'), seen(1, ['put on mayor'], '', 'put')];
  expect(looking(both, 0, false)).toEqual({ at: 1, curtain: null });
});

test('a secret choice needs the curtain even if nothing differs yet', () => {
  const both = [seen(0, [], '', 'auction'), seen(1, ['limit none'], '', 'auction')];
  expect(looking(both, 0, false)).toEqual({ at: null, curtain: 1 });
});

test('at the live clock and at the end all look together', () => {
  const both = [seen(0, [], 'a'), seen(1, ['x'], 'b')];
  expect(looking(both, 0, true)).toEqual({ at: 0, curtain: null });
});

test('while others play, who looked last goes on looking', () => {
  expect(looking([seen(0, [], 'a'), seen(1, [], 'b')], 1, false)).toEqual({ at: 1, curtain: null });
});
