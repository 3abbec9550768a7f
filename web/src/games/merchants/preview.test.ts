import { describe, expect, it } from 'vitest';
import { cardId } from './cards';
import {
  groupLeft,
  groupSize,
  houseBack,
  isFourthContinent,
  nextPrizes,
  postBack,
  previewHouse,
  ranked,
} from './preview';
import type { MerchantsBoard, MerchantsView } from './types';

const board = {
  bank: { bridge: 40, four_districts: 100, four_continents: 100 },
  ranking: {
    commodities: ['sugar', 'gems'],
    continents: ['americas', 'africa'],
    districts: ['west', 'east'],
  },
  time: [
    { year: '1579', event: 'start' },
    { year: '1611', event: 'score-districts', prizes: [[100, 60]] },
    { year: '1666', event: 'final', prizes: [[160, 100]] },
  ],
  post: [
    { id: 'recife', name: 'Recife', continent: 'americas', commodity: 'sugar' },
    { id: 'elmina', name: 'Elmina', continent: 'africa', commodity: 'gems' },
  ],
  parcel: [
    { id: 'w1', district: 'west', next_to: ['w2'] },
    { id: 'w2', district: 'west', next_to: ['w3'] },
    { id: 'w3', district: 'west' },
    { id: 'e1', district: 'east' },
  ],
  bridge: [{ between: ['w2', 'e1'] }],
} as unknown as MerchantsBoard;

const view = (
  parcels: Record<string, number>,
  posts: Record<string, number> = {},
  space = 0,
): MerchantsView => ({ parcels, posts, time: { space, year: '', event: '' } }) as unknown as MerchantsView;

describe('a house', () => {
  it('joins own houses by shared sides and across a bridge', () => {
    expect(previewHouse(board, view({ w1: 0, w3: 0, e1: 0 }), 0, 'w2')).toEqual({
      group: 4,
      bridges: 1,
      fourthDistrict: false,
    });
  });

  it('does not join other players’ houses', () => {
    expect(previewHouse(board, view({ w1: 1, w3: 0, e1: 1 }), 0, 'w2')).toMatchObject({
      group: 2,
      bridges: 0,
    });
  });

  it('says when it is in the last district that was missing', () => {
    expect(previewHouse(board, view({ w1: 0 }), 0, 'e1').fourthDistrict).toBe(true);
    expect(previewHouse(board, view({ w1: 1 }), 0, 'e1').fourthDistrict).toBe(false);
  });
});

describe('a group', () => {
  it('counts own houses across a bridge, in the district of either end (M35)', () => {
    const owners = { w1: 0, w2: 0, e1: 0 };
    expect(groupSize(board, owners, 'w1')).toBe(3);
    expect(groupSize(board, owners, 'e1')).toBe(2);
    expect(groupSize(board, { ...owners, e1: 1 }, 'w1')).toBe(2);
  });

  it('is what is left of it when a house goes', () => {
    const owners = { w1: 0, w2: 0, w3: 0, e1: 0 };
    expect(groupLeft(board, owners, 'w1')).toBe(3);
    expect(groupLeft(board, owners, 'w2')).toBe(1);
    expect(groupLeft(board, owners, 'e1')).toBe(0);
  });
});

describe('what is lost', () => {
  it('takes the money of its bridge and of the districts back with it', () => {
    expect(houseBack(board, view({ w2: 0, e1: 0 }), 0, 'e1')).toBe(140);
    expect(houseBack(board, view({ w1: 0, w2: 0, e1: 0 }), 0, 'w1')).toBe(0);
    expect(houseBack(board, view({ w1: 0, w2: 0, e1: 0 }), 0, 'w2')).toBe(40);
  });

  it('takes the money of the continents back with the last post on one', () => {
    expect(postBack(board, view({}, { recife: 0, elmina: 0 }), 0, 'elmina')).toBe(100);
    expect(postBack(board, view({}, { recife: 1, elmina: 0 }), 0, 'elmina')).toBe(0);
  });
});

describe('other previews', () => {
  it('a post on the last continent that was missing', () => {
    expect(isFourthContinent(board, view({}, { recife: 0 }), 0, 'elmina')).toBe(true);
    expect(isFourthContinent(board, view({}), 0, 'elmina')).toBe(false);
  });

  it('areas by strength, then by the board’s order, empty ones left out', () => {
    const strength: Record<string, number> = { a: 1, b: 3, c: 3, d: 0 };
    expect(ranked(['a', 'b', 'c', 'd'], (area) => strength[area] ?? 0)).toEqual(['b', 'c', 'a']);
  });

  it('the prizes of the next scoring ahead', () => {
    expect(nextPrizes(board, view({}), 'score-districts')).toEqual([[100, 60]]);
    expect(nextPrizes(board, view({}, {}, 1), 'score-districts')).toEqual([[160, 100]]);
  });

  it('cards by what sets them apart', () => {
    const four = ['sugar', 'gems', 'spice', 'silk'];
    expect(cardId({ kind: 'colony', continents: ['africa'], commodities: four, count: 3 })).toBe(
      'colony-africa',
    );
    expect(cardId({ kind: 'amsterdam', districts: ['west', 'east'], commodities: ['gems'], count: 1 })).toBe(
      'amsterdam-west-east-gems',
    );
    expect(cardId({ kind: 'goods', count: 6, min_players: 4 })).toBe('goods-4');
  });
});
