/** What is asked of whom, in one sentence: always in the same place, always the same words for the same thing. */
import { called, listed, type Setting } from '../i18n/sentences';
import { knows, spoken, t } from '../i18n/speech.svelte';

/** The part of every game's view that says who is asked what. */
export interface AskingView {
  phase: string;
  asked: readonly number[];
}

/** Choices that are made in secret, so that a shared screen needs its curtain. */
const SECRET = new Set(['choosing', 'auction']);

export function asks(view: AskingView): { phase: string; secret: boolean } {
  return { phase: view.phase, secret: SECRET.has(view.phase) };
}

export interface Question {
  view: AskingView;
  seat: number | null;
  /** Whether this seat has something to do now. */
  mine: boolean;
  /** A live clock is pressed, not answered. */
  live: boolean;
  winners: readonly number[];
}

export function question({ view, seat, mine, live, winners }: Question, setting: Setting): string {
  if (winners.length > 0) {
    const names = listed(
      winners.map((winner) => called(winner, setting)),
      spoken(),
    );
    return t('web-over', { who: names, winners: winners.length });
  }
  const phase = live && view.phase === 'auction' ? 'clock' : view.phase;
  if (mine && seat !== null) return said('ask', phase, called(seat, setting), setting);
  const others = view.asked.filter((asked) => asked !== seat).map((asked) => called(asked, setting));
  return others.length > 0 ? said('wait', phase, listed(others, spoken()), setting) : t('web-wait');
}

function said(form: 'ask' | 'wait', phase: string, who: string, setting: Setting): string {
  const message = `web-${form}-${setting.game}-${phase}`;
  return t(knows(message) ? message : `web-${form}`, { who });
}
