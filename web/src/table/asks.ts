/** What is asked of whom, in one sentence: always in the same place, always the same words for the same thing. */
import { called, listed, type Setting } from '../i18n/sentences';
import { knows, spoken, t } from '../i18n/speech.svelte';

/** The part of every game's view that says who is asked what. */
export interface AskingView {
  phase: string;
  asked: readonly number[];
  /** Tickets: once called, every turn is its player's last. */
  last_turns?: object | null;
  /** Merchants: an auction, and the limit that this seat has named. */
  auction?: { limit: number | 'start' | 'none' | null } | null;
}

/** Choices that are made in secret, so that a shared screen needs its curtain. */
const SECRET = new Set(['choosing', 'auction']);

export function asks(view: AskingView): { phase: string; secret: boolean } {
  return { phase: view.phase, secret: SECRET.has(view.phase) };
}

export interface Question {
  view: AskingView;
  seat: number | null;
  /** All seats of this screen: at a live clock it speaks to everybody there. */
  held: readonly number[];
  /** Whether this seat has something to do now. */
  mine: boolean;
  /** A live clock is pressed, not answered; before its run one looks at the card. */
  clock: 'waits' | 'runs' | null;
  winners: readonly number[];
}

export function question({ view, seat, held, mine, clock, winners }: Question, setting: Setting): string {
  if (winners.length > 0) return t('web-over', { who: named(winners, setting), winners: winners.length });
  const phase = phaseOf(view, clock);
  const here = clock ? view.asked.filter((asked) => held.includes(asked)) : [];
  if (mine && seat !== null) return said('ask', phase, here.length > 1 ? here : [seat], setting);
  // Who has chosen in secret already is told to nobody else, so the others are not named.
  if (seat !== null && !clock && hasChosen(view, seat)) return said('chosen', phase, [seat], setting);
  const others = view.asked.filter((asked) => asked !== seat);
  return others.length > 0 ? said('wait', phase, others, setting) : t('web-wait');
}

/** Tickets goes on naming who has chosen among those who are asked; merchants shows a seat its own limit. */
function hasChosen(view: AskingView, seat: number): boolean {
  return asks(view).secret && (view.asked.includes(seat) || (view.auction?.limit ?? null) !== null);
}

function phaseOf(view: AskingView, clock: Question['clock']): string {
  if (clock && view.phase === 'auction') return `clock-${clock}`;
  return view.phase === 'turn' && view.last_turns ? 'last-turn' : view.phase;
}

function said(
  form: 'ask' | 'wait' | 'chosen',
  phase: string,
  seats: readonly number[],
  setting: Setting,
): string {
  const message = `web-${form}-${setting.game}-${phase}`;
  return t(knows(message) ? message : `web-${form}`, { who: named(seats, setting) });
}

function named(seats: readonly number[], setting: Setting): string {
  return listed(
    seats.map((seat) => called(seat, setting)),
    spoken(),
  );
}
