/** What a card shows, by its id. */
import type { Translate } from '../../board/table';
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

/** What a card lets its player do, for those who do not know its pictures yet. */
export function useOf(card: CardFacts, t: Translate): string {
  const named = (kind: string, areas: readonly string[] = []): string =>
    areas.map((area) => t(`merchants-${kind}-${area}`)).join(' / ');
  const where = {
    commodity: named('commodity', card.commodities),
    districts: named('district', card.districts),
  };
  if (card.kind === 'goods') return t('boards-card-steps');
  if (card.kind === 'amsterdam')
    return t(onlyCommodity(card) ? 'boards-card-builds' : 'boards-card-builds-any', where);
  const continent = onlyContinent(card);
  return continent
    ? t('boards-card-founds', { continent: named('continent', [continent]) })
    : t('boards-card-founds-any', where);
}
