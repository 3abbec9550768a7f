/** What a player reads and writes beside the board. A phone puts it away, and what was begun is found again. */
import type { Connection } from '../net/connection.svelte';
import type { ChatLine } from '../wire';
import { Mutes } from './mutes.svelte';

export const TABS = ['log', 'chat'] as const;
export type Tab = (typeof TABS)[number];

export interface Silenced {
  speaker: string;
  forAll: boolean;
}

export class Talk {
  tab = $state<Tab>('log');
  /** What is being written. */
  draft = $state('');
  /** When the latest line was written that has been read. */
  #read = $state<number | null>(null);

  readonly mutes: Mutes;

  constructor(readonly conn: () => Pick<Connection, 'id' | 'chat' | 'mine' | 'ask' | 'table' | 'inCharge'>) {
    this.mutes = new Mutes(conn().id);
  }

  /** What this player reads: neither who was muted for all, nor whom they have muted themselves. */
  get chat(): readonly ChatLine[] {
    const { chat, table } = this.conn();
    const silent = table?.muted ?? [];
    return chat.filter(
      (line) => !this.mutes.has(line) && !(line.spectator !== null && silent.includes(line.spectator)),
    );
  }

  isOwn({ seat }: ChatLine): boolean {
    return seat !== null && this.conn().mine.includes(seat);
  }

  /** Everybody who is not heard, and whether that is so for all. */
  get silenced(): readonly Silenced[] {
    const muted = this.conn().table?.muted ?? [];
    const forAll = muted.map((number) => ({ speaker: `spectator ${number}`, forAll: true }));
    const mine = this.mutes.speakers.map((speaker) => ({ speaker, forAll: false }));
    return [...forAll, ...mine];
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
