/** Events, refusals and questions as sentences: ids become words of the language or names of the board. */
import type { Board } from '../lib/rules';
import type { Problem, SeatFacts, StoryEvent } from '../wire';
import { knows, t, type Arguments } from './speech.svelte';

/** What the sentences of a table need to know about it. */
export interface Setting {
  game: string;
  /** Proper names by id, the same in every language. */
  titles: Record<string, string>;
  /** Players by seat. */
  names: readonly string[];
  /** Where it is played: the rules' figures depend on it. */
  board?: Board;
}

const ENDS = '--';
/** The line of an undo, in any game. */
export const UNDONE = 'undone';

/** An argument as people say it: a colour is translated, a proper name is the board's. */
export function word(kind: string, value: string | number, setting: Setting): string | number {
  if (typeof value === 'number') return value;
  const message = `${setting.game}-${kind}-${value}`;
  if (knows(message)) return t(message);
  return setting.titles[value] ?? value;
}

export function words(given: Arguments, setting: Setting): Arguments {
  return Object.fromEntries(Object.entries(given).map(([kind, value]) => [kind, word(kind, value, setting)]));
}

export function called(seat: number | null, setting: Setting): string {
  if (seat === null) return '';
  return seat < 0 ? t('web-the-clock') : setting.names[seat] || t('web-seat-number', { seat: seat + 1 });
}

/** Players by seat. A bot without a name is called by its level, and by number where there are several. */
export function namesOf(seats: readonly SeatFacts[]): string[] {
  const plain = seats.map((seat) => seat.name || (seat.who === 'bot' ? t(`bots-level-${seat.level}`) : ''));
  return plain.map((name, at) => {
    const before = plain.slice(0, at).filter((other) => other === name).length;
    return before > 0 && !seats[at]?.name ? `${name} ${before + 1}` : name;
  });
}

/** A name out of a record, where a bot that was given none goes by its level: `clerk 2`. */
export function nameInWords(name: string): string {
  const [, level = '', number = ''] = /^(\w+)( \d+)?$/.exec(name) ?? [];
  return knows(`bots-level-${level}`) ? t(`bots-level-${level}`) + number : name;
}

/** What happened, told to a person. */
export function sentence(event: StoryEvent, setting: Setting): string {
  const who = { who: called(event.seat, setting), gain: event.gain, loss: -event.gain };
  const args = { ...words({ ...event.details, ...event.secrets }, setting), ...who };
  if (event.what === UNDONE) return t('core-event-undone', { ...args, what: undone(event, args, setting) });
  return t(`${setting.game}-event-${event.what}`, args);
}

/** The move that was undone, as the log told it; a choice that nobody saw is not told. */
function undone(event: StoryEvent, args: Arguments, setting: Setting): string {
  const what = event.details['undone'];
  if (!what) return t('core-secret-choice');
  return t(`${setting.game}-event-${what}`, args).replace(/\.$/, '');
}

/** Why not, told to a person; the rule is linked beside it. */
export function refusal(
  { message, arguments: given, because }: Omit<Problem, 'rule' | 'because'> & { because?: Problem | null },
  setting: Setting | null,
): string {
  const reason = because ? { reason: refusal(because, setting) } : {};
  return t(message, { ...(setting ? words(given, setting) : given), ...reason });
}

/** What an event points at on the board: the first detail that is drawn there. */
export function whereabouts(event: StoryEvent): string | null {
  const details: Arguments = { ...event.details, ...event.secrets };
  for (const kind of ['route', 'parcel', 'post', 'bridge', 'contract', 'commodity', 'row', 'place']) {
    const value = details[kind];
    if (typeof value === 'string') return value;
  }
  return null;
}

/** A list as the language joins it: "Anna, Bram and Cato". */
export function listed(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}

/** A contract's or a route's id as its two places. */
export function ends(id: string, setting: Setting): string {
  const places = id.split(ENDS).slice(0, 2);
  return places.map((place) => setting.titles[place] ?? place).join(' – ');
}
