/** What a note beside a parcel, a post or a row says: the consequences before commitment, in words. */
import type { TableProps } from '../../board/table';
import { groupLeft, groupSize, houseBack, isFourthContinent, postBack, previewHouse } from './preview';
import { previewRow, type HouseChange, type RowPreview, type Steps } from './steps';
import type { MerchantsBoard, MerchantsLayout, MerchantsView, PostFacts } from './types';

export interface Fact {
  text: string;
  kind?: 'gain' | 'loss';
}

/** The table as a seat looks at it. */
export type Looking = Pick<
  TableProps<MerchantsBoard, MerchantsLayout, MerchantsView>,
  'board' | 'view' | 'players' | 't'
> & { seat: number };

/** What a house would bring. */
export function buildFacts({ board, view, seat, t }: Looking, parcel: string): Fact[] {
  const { group, bridges, fourthDistrict } = previewHouse(board, view, seat, parcel);
  const facts: Fact[] = [{ text: t('boards-group', { count: group }) }];
  const bridgeMoney = { count: bridges, gain: bridges * board.bank.bridge };
  if (bridges) facts.push({ text: t('boards-bridge-money', bridgeMoney), kind: 'gain' });
  const gain = board.bank.four_districts;
  if (fourthDistrict) facts.push({ text: t('boards-fourth-district', { gain }), kind: 'gain' });
  return facts;
}

/** What goes with a house. */
export function removeFacts(looking: Looking, parcel: string): Fact[] {
  const { board, view, seat, t } = looking;
  const count = groupLeft(board, view.parcels, parcel);
  return [
    { text: t('boards-group-left', { count }) },
    ...backFacts(looking, houseBack(board, view, seat, parcel)),
  ];
}

/** How large the group of a house is that stands. */
export function houseFacts({ board, view, t }: Omit<Looking, 'seat'>, parcel: string): Fact[] {
  return [{ text: t('boards-group', { count: groupSize(board, view.parcels, parcel) }) }];
}

/** What a post would bring: a step, for which its own tile is no longer there. */
export function foundFacts(looking: Looking, { id, commodity }: PostFacts): Fact[] {
  const { board, view, seat, t } = looking;
  const preview = previewRow(board, view, seat, commodity, { [commodity]: 1 }, 1);
  const step = t('boards-brings-step', { commodity: t(`merchants-commodity-${commodity}`) });
  const facts: Fact[] = [
    { text: [step, ...pastWhom(preview, looking)].join(', ') },
    ...houseChange(preview.house, t),
  ];
  const gain = board.bank.four_continents;
  if (isFourthContinent(board, view, seat, id))
    facts.push({ text: t('boards-fourth-continent', { gain }), kind: 'gain' });
  return facts;
}

/** What goes with a post. */
export function abandonFacts(looking: Looking, { id }: PostFacts): Fact[] {
  return backFacts(looking, postBack(looking.board, looking.view, looking.seat, id));
}

/** What steps come to in one of their rows. */
export function rowFacts(looking: Looking, row: string, steps: Steps): Fact[] {
  const preview = previewRow(looking.board, looking.view, looking.seat, row, steps);
  const words = [...leads(preview, looking), ...pastWhom(preview, looking)];
  return [{ text: words.join(', ') }, ...houseChange(preview.house, looking.t)];
}

/** Where a step leads. */
function leads({ from, space }: RowPreview, { t }: Looking): string[] {
  if (space === from) return [];
  return [space ? t('boards-to-space', { space }) : t('boards-to-supply')];
}

/** Past whom a step leads, and whom it reaches. */
function pastWhom({ from, space, isLost, passed, level }: RowPreview, { players, t }: Looking): string[] {
  const who = (seats: readonly number[]): string => seats.map((seat) => players[seat]).join(', ');
  const passing = space < from ? 'boards-falls-behind' : 'boards-passes';
  return [
    ...(isLost ? [t('boards-step-lost')] : []),
    ...(passed.length ? [t(passing, { who: who(passed) })] : []),
    ...(level.length ? [t('boards-draws-level', { who: who(level) })] : []),
  ];
}

function houseChange(house: HouseChange, t: Looking['t']): Fact[] {
  if (house === 'earned') return [{ text: t('boards-earns-house'), kind: 'gain' }];
  return house === 'back' ? [{ text: t('merchants-phase-house-back'), kind: 'loss' }] : [];
}

/** Money that goes back to the bank, and the loan that it takes (M41). */
function backFacts({ board, view, seat, t }: Looking, loss: number): Fact[] {
  if (!loss) return [];
  const missing = loss - (view.players[seat]?.money ?? loss);
  const loan = Math.ceil(missing / board.bank.loan) * board.bank.loan;
  const back: Fact = { text: t('boards-gives-back', { loss }), kind: 'loss' };
  return missing > 0 ? [back, { text: t('boards-must-borrow', { loan }), kind: 'loss' }] : [back];
}
