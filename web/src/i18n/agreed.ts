/** What a table agrees on, in the same words where it is chosen, where one is invited and while one plays. */
import type { BoardFacts, TableFacts } from '../wire';
import { namesOf } from './sentences';
import { knows, t } from './speech.svelte';

/** How long the dial shows each price, from leisurely to brisk. */
export const SPEEDS = { slow: 2_000, medium: 1_000, fast: 500 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

/** The option of the rules that says how an auction is held. */
export const CLOCK_OPTION = 'auction';

/** A variant of the rules is worth a line only where it is played: what tables usually play. */
const USUAL: Readonly<Record<string, unknown>> = { step_without_house: false, early_press: 'leaves' };

/** One thing that is agreed, and perhaps a sentence about it. */
export interface Agreed {
  what: string;
  words: string;
  about?: string;
}

/** An option's value in words; a number is a seat, called by who sits there if that is known. */
export function valueWords(option: string, value: unknown, names: readonly string[] = []): string {
  if (typeof value === 'number') return names[value] || t('web-seat-number', { seat: value + 1 });
  const message = `web-option-${option}-${String(value)}`;
  return knows(message) ? t(message) : String(value);
}

/** A board in words. Without an id it does not come with Damrak, and goes by its name alone. */
export function boardWords(game: string, { id, name }: Pick<BoardFacts, 'id' | 'name'>): Agreed {
  const [called, about] = [`web-board-${game}-${id}-name`, `web-board-${game}-${id}`];
  return {
    what: t('web-board'),
    words: id && knows(called) ? t(called) : name,
    about: id && knows(about) ? t(about) : '',
  };
}

function paceWords(step_ms: number): string {
  const speed = SPEED_NAMES.find((name) => SPEEDS[name] === step_ms);
  return speed ? t(`web-speed-${speed}`) : t('web-speed-other', { seconds: step_ms / 1_000 });
}

/** All that a table has agreed on, in the order of the home page. */
export function agreed({ game, options, settings, seats }: TableFacts, board: BoardFacts): Agreed[] {
  const names = namesOf(seats);
  const pace = { what: t('web-clock-speed'), words: paceWords(settings.step_ms) };
  const lines = Object.entries(options)
    .filter(([option, value]) => !(option in USUAL) || value !== USUAL[option])
    .flatMap(([option, value]) => [
      { what: t(`web-option-${option}`), words: valueWords(option, value, names) },
      ...(option === CLOCK_OPTION && value === 'live' ? [pace] : []),
    ]);
  return [boardWords(game, board), ...lines];
}
