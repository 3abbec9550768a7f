/** Lets a connection add this browser's chance to the deal. The code for it comes only where cards are still to be dealt. */
import type { Connection, Listener } from '../net/connection.svelte';
import type { ToGuest } from '../wire';
import type { Dealer, Heard } from './dealer';

/** Fetch the code before the line asks for it: it has five seconds. */
export function fetchDealer(): void {
  import('./dealer').catch(() => undefined);
}

export function adding(conn: Connection): Listener {
  let dealer: Promise<Dealer> | null = null;
  return (told) => {
    if (!concernsDeal(told)) return;
    dealer ??= import('./dealer').then(({ Dealer }) => new Dealer(conn.id, (said) => conn.say(said)));
    dealer.then(
      (it) => it.hear(told),
      () => (dealer = null),
    );
  };
}

function concernsDeal(told: ToGuest): told is Heard {
  return (
    told.type === 'deal' || told.type === 'deal_reveal' || (told.type === 'table' && told.phase === 'waiting')
  );
}
