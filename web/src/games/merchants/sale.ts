/** The card that was sold last, and whether that has only just happened. */
import type { MerchantsView } from './types';

export type Sale = NonNullable<MerchantsView['sale']>;

type Seen = Pick<MerchantsView, 'auction' | 'sale'>;

/** What an auction has come to between two looks at the table; looking back at an older sale is none. */
export function soldSince(before: Seen, { auction, sale }: Seen): Sale | null {
  const isOver = auction === null && sale !== null && before.auction?.card === sale.card;
  return isOver && JSON.stringify(before.sale) !== JSON.stringify(sale) ? sale : null;
}
