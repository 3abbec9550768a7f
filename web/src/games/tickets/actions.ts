/** The names of tickets' actions, read for drawing: what can be pointed at, and the ways to pay. */

export interface Payment {
  action: string;
  route: string;
  /** The colour of the cards, or `joker` when all are jokers. */
  colour: string;
  jokers: number;
}

export interface Open {
  /** Colours of face-up cards that may be drawn. */
  draw: Set<string>;
  unseen: boolean;
  contracts: boolean;
  pass: boolean;
  /** Contracts that may be kept alone, and whether both may. */
  keep: Set<string>;
  keepBoth: boolean;
  claims: Map<string, Payment[]>;
}

/** `claim dam--begijnhof red 1 joker`: the route, the colour, the jokers. */
export function readClaim(action: string): Payment | null {
  const [verb, route, ...words] = action.split(' ');
  if (verb !== 'claim' || !route) return null;
  const isJokers = /^jokers?$/.test(words.at(-1) ?? '');
  const jokers = isJokers ? Number(words.at(-2)) : 0;
  const colour = words.length > 2 || !isJokers ? (words[0] ?? 'joker') : 'joker';
  return { action, route, colour, jokers };
}

export function readLegal(legal: readonly string[]): Open {
  const open: Open = {
    draw: new Set(),
    unseen: legal.includes('draw unseen'),
    contracts: legal.includes('draw contracts'),
    pass: legal.includes('pass'),
    keep: new Set(),
    keepBoth: legal.includes('keep both'),
    claims: new Map(),
  };
  for (const action of legal) {
    const [verb, what = ''] = action.split(' ');
    if (verb === 'draw' && what !== 'unseen' && what !== 'contracts') open.draw.add(what);
    if (verb === 'keep' && what !== 'both') open.keep.add(what);
    const payment = readClaim(action);
    if (payment) open.claims.set(payment.route, [...(open.claims.get(payment.route) ?? []), payment]);
  }
  return open;
}

/** The ways to pay, the obvious one first: fewest jokers, then the colour of which most is left over. */
export function obviousFirst(
  payments: readonly Payment[],
  hand: Record<string, number>,
  length: number,
): Payment[] {
  const left = (payment: Payment): number => (hand[payment.colour] ?? 0) - (length - payment.jokers);
  return [...payments].sort((a, b) => a.jokers - b.jokers || left(b) - left(a));
}

/** How many cards of each colour a payment spends. */
export function spent(payment: Payment, length: number): Record<string, number> {
  const ofColour = length - payment.jokers;
  const cards: Record<string, number> = {};
  if (ofColour > 0) cards[payment.colour] = ofColour;
  if (payment.jokers > 0) cards['joker'] = payment.jokers;
  return cards;
}
