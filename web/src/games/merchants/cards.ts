/** What a card shows, by its id. */
import type { CardFacts, MerchantsBoard } from './types';

/** A card's id as the rules make it: its kind and what sets it apart, such as `amsterdam-grachten-lastage-spice`. */
export function cardId(card: CardFacts): string {
  const some = (areas: string[] | undefined): string[] => ((areas?.length ?? 0) < 4 ? (areas ?? []) : []);
  const players = card.min_players ? [String(card.min_players)] : [];
  return [
    card.kind,
    ...some(card.continents),
    ...(card.districts ?? []),
    ...some(card.commodities),
    ...players,
  ].join('-');
}

export function cardOf(board: MerchantsBoard, id: string): CardFacts | null {
  return board.card.find((card) => cardId(card) === id) ?? null;
}

/** The one commodity that a card names; null where it leaves the choice. */
export function onlyCommodity(card: CardFacts): string | null {
  return card.commodities?.length === 1 ? (card.commodities[0] ?? null) : null;
}

export function onlyContinent(card: CardFacts): string | null {
  return card.continents?.length === 1 ? (card.continents[0] ?? null) : null;
}
