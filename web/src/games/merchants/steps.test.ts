import { describe, expect, it } from 'vitest';

import { houseAfter, previewRow } from './steps';
import type { MerchantsBoard, MerchantsView } from './types';

const board = {
  exchange: { spaces: 8 },
  ranking: { commodities: ['sugar', 'gems', 'spice', 'silk'] },
  parcel: [{ id: 'w1' }, { id: 'w2' }],
} as unknown as MerchantsBoard;

interface Held {
  sugar?: number[];
  silk?: number[];
  tiles?: number;
  house?: string;
  parcels?: Record<string, number>;
}

/** Seat 0 stands on the third space of gems and spice. */
const seen = ({ sugar = [2, 2, 3, 0], silk = [2], tiles = 9, house = 'none', parcels = {} }: Held = {}) =>
  ({
    exchange: { sugar, gems: [3], spice: [3], silk },
    parcels,
    players: [{ tiles, bonuses: { house } }],
  }) as unknown as MerchantsView;

describe('a step in a row', () => {
  it('passes who is not ahead, and may draw level with who is', () => {
    const step = previewRow(board, seen(), 0, 'sugar', { sugar: 1 });
    expect(step).toMatchObject({ space: 3, isLost: false, passed: [1], level: [2] });
    expect(previewRow(board, seen(), 0, 'sugar', { sugar: 2 })).toMatchObject({ passed: [1, 2], level: [] });
  });

  it('is lost on the last space, and without a tile for the first one (M10, M14)', () => {
    const last = previewRow(board, seen({ sugar: [8, 8] }), 0, 'sugar', { sugar: 1 });
    expect(last).toMatchObject({ space: 8, isLost: true, passed: [], level: [] });
    expect(previewRow(board, seen({ sugar: [7, 8] }), 0, 'sugar', { sugar: 2 })).toMatchObject({
      space: 8,
      isLost: true,
      level: [1],
    });
    const none = previewRow(board, seen({ sugar: [0, 1], tiles: 1 }), 0, 'sugar', { sugar: 1 }, 1);
    expect(none).toMatchObject({ space: 0, isLost: true, passed: [], level: [] });
  });

  it('back is passed by who is not behind, and may end in the supply', () => {
    const back = previewRow(board, seen({ sugar: [3, 3, 2, 1] }), 0, 'sugar', { sugar: -1 });
    expect(back).toMatchObject({ space: 2, isLost: false, passed: [1], level: [2] });
    expect(previewRow(board, seen({ sugar: [1, 0] }), 0, 'sugar', { sugar: -1 }).space).toBe(0);
  });
});

describe('the house of the exchange', () => {
  it('is earned by the last row to reach its second space (M36)', () => {
    expect(houseAfter(board, seen({ silk: [1] }), 0, { silk: 1 })).toBe('earned');
    expect(houseAfter(board, seen({ silk: [0] }), 0, { silk: 1 })).toBeNull();
    expect(houseAfter(board, seen(), 0, { silk: 1 })).toBeNull();
  });

  it('needs a tile and a parcel', () => {
    const goods = { sugar: 1, silk: 2 };
    expect(houseAfter(board, seen({ silk: [0], tiles: 2 }), 0, goods)).toBe('earned');
    expect(houseAfter(board, seen({ silk: [0], tiles: 1 }), 0, goods)).toBeNull();
    expect(houseAfter(board, seen({ silk: [1], parcels: { w1: 1, w2: 1 } }), 0, { silk: 1 })).toBeNull();
  });

  it('goes back with the row, if it was built and a house is left (M40)', () => {
    const held = { house: 'built', parcels: { w1: 0 } };
    expect(houseAfter(board, seen(held), 0, { silk: -1 })).toBe('back');
    expect(houseAfter(board, seen({ ...held, silk: [3] }), 0, { silk: -1 })).toBeNull();
    expect(houseAfter(board, seen({ ...held, house: 'lapsed' }), 0, { silk: -1 })).toBeNull();
    expect(houseAfter(board, seen({ ...held, parcels: { w1: 1 } }), 0, { silk: -1 })).toBeNull();
  });
});
