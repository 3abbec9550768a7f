/** "Your turn" by title, sound and notification; and what a screen reader and the ear learn of each event. */
import { sentence, type Setting } from '../i18n/sentences';
import { t } from '../i18n/speech.svelte';
import { notify } from '../lib/notes';
import { tastes } from '../lib/tastes.svelte';
import { announce } from '../shell/announcer.svelte';
import { play } from '../shell/sounds';
import type { StoryEvent } from '../wire';

/** More news than this at once (after a long absence) is for the log, not for the ear. */
const TOLD_AT_ONCE = 4;

/** Tell what is new in the log. */
export function tellNews(news: readonly StoryEvent[], mine: readonly number[], setting: Setting): void {
  for (const event of news.slice(-TOLD_AT_ONCE)) announce(sentence(event, setting));
  const coins = news.some((event) => event.gain !== 0 && event.seat !== null && mine.includes(event.seat));
  if (news.length > 0) play(coins ? 'coins' : 'piece');
}

/** The tab says whose turn it is, also when one looks at another tab. */
export function titled(game: string, mine: boolean): string {
  const name = t(`web-game-${game}`);
  return mine ? `● ${t('web-your-turn')} · ${name}` : `${name} · Damrak`;
}

/** It has become this player's turn. */
export function callToTurn(sentence: string, game: string): void {
  play('turn');
  if (document.hidden && tastes.notify) void notify(t(`web-game-${game}`), sentence);
}
