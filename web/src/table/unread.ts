/** What of the chat a player has not read yet. */
import type { ChatLine } from '../wire';

/** The moment of the latest line; before any line, the beginning of time. */
export function latestOf(chat: readonly ChatLine[]): number {
  return chat.at(-1)?.at ?? 0;
}

/** Whether somebody else has written since; one's own lines need no reading. */
export function isUnread(chat: readonly ChatLine[], read: number, mine: readonly number[]): boolean {
  return chat.some(({ seat, at }) => at > read && (seat === null || !mine.includes(seat)));
}
