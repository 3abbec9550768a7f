import { expect, test } from 'vitest';
import { soldSince } from './sale';
import type { AuctionSeen, MerchantsView } from './types';

type Seen = Pick<MerchantsView, 'auction' | 'sale'>;

const auction = (card: string): AuctionSeen => ({
  card,
  doubled: false,
  early: null,
  dial: [200, 190],
  taking_part: [0, 1],
  excluded: [],
  limit: null,
});
const ships = { card: 'ships', seat: 0, price: 90 };
const silk = { card: 'silk', seat: 1, price: 120 };
const selling: Seen = { auction: auction('silk'), sale: ships };

test('an auction that has come to its end has a buyer, or none', () => {
  expect(soldSince(selling, { auction: null, sale: silk })).toEqual(silk);
  const unsold = { card: 'silk', seat: null, price: 0 };
  expect(soldSince(selling, { auction: null, sale: unsold })).toEqual(unsold);
});

test('while the card is for sale, and long after, nothing has just been sold', () => {
  expect(soldSince(selling, { auction: auction('silk'), sale: ships })).toBeNull();
  expect(soldSince({ auction: null, sale: silk }, { auction: null, sale: silk })).toBeNull();
  expect(soldSince({ auction: null, sale: null }, { auction: null, sale: silk })).toBeNull();
});

test('an auction that is taken back has sold nothing, whatever was sold before it', () => {
  expect(soldSince(selling, { auction: null, sale: ships })).toBeNull();
  const again: Seen = { auction: auction('silk'), sale: silk };
  expect(soldSince(again, { auction: null, sale: silk })).toBeNull();
});
