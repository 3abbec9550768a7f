/** What a player reads and writes beside the board. A phone puts it away, and what was begun is found again. */
import type { Connection } from '../net/connection.svelte';
import type { ChatLine } from '../wire';

export const TABS = ['log', 'chat'] as const;
export type Tab = (typeof TABS)[number];

export class Talk {
  tab = $state<Tab>('log');
  /** What is being written. */
  draft = $state('');
  /** When the latest line was written that has been read. */
  #read = $state<number | null>(null);

  constructor(private readonly conn: () => Pick<Connection, 'chat' | 'mine' | 'ask'>) {}

  get chat(): readonly ChatLine[] {
    return this.conn().chat;
  }

  /** Whether somebody else has written since; one's own lines need no reading. */
  get isUnread(): boolean {
    const [read, { mine }] = [this.#read, this.conn()];
    return (
      read !== null && this.chat.some(({ seat, at }) => at > read && (seat === null || !mine.includes(seat)))
    );
  }

  /** What stands there on arrival has been read. */
  arrive(): void {
    if (this.#read === null) this.read();
  }

  read(): void {
    this.#read = this.chat.at(-1)?.at ?? 0;
  }

  /** Say what is written; what cannot be said stays written. */
  say(): void {
    const text = this.draft.trim();
    if (text && this.conn().ask({ type: 'chat', text })) this.draft = '';
  }
}
