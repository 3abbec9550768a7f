/** This browser's part in the deal: it commits to some chance of its own, and reveals it when all have committed. */
import type { Deal, DealReveal, FromGuest, TableFacts } from '../wire';
import { commitmentOf, newChance } from './hashes';
import { dealsAt, notePart, notePromise } from './memory';

export type Heard = Deal | DealReveal | TableFacts;

export class Dealer {
  constructor(
    readonly table: string,
    readonly say: (said: FromGuest) => boolean,
  ) {}

  hear(told: Heard): void {
    if (told.type === 'deal') this.#commit(told);
    else if (told.type === 'deal_reveal') this.#reveal(told);
    else if (told.deal) notePromise(this.table, told.deal.round, told.deal.promise);
  }

  /** Commit, unless the server has shown another promise for this round before. */
  #commit({ round, promise, seats }: Deal): void {
    notePromise(this.table, round, promise);
    const { promises, parts } = dealsAt(this.table);
    if (promises[round] !== promise) return;
    // Another tab, or this page before it was loaded again, may have chosen already.
    const known = parts[round];
    const fits = known?.promise === promise && known.seats.join() === seats.join();
    const part = fits ? known : { promise, seats, chance: newChance() };
    if (!fits) notePart(this.table, round, part);
    const commitment = commitmentOf(part.chance, this.table, round, promise, seats);
    this.say({ type: 'commit', round, commitment });
  }

  /** Reveal, if what this browser committed to is on the list, and no other list was shown before. */
  #reveal({ round, commitments }: DealReveal): void {
    const part = dealsAt(this.table).parts[round];
    if (!part || (part.list && JSON.stringify(part.list) !== JSON.stringify(commitments))) return;
    const own = commitmentOf(part.chance, this.table, round, part.promise, part.seats);
    if (!commitments.some((it) => it.commitment === own)) return;
    const listed = { ...part, list: commitments };
    notePart(this.table, round, listed);
    if (this.say({ type: 'reveal', round, chance: part.chance }))
      notePart(this.table, round, { ...listed, revealed: true });
  }
}
