/** The words of a table for somebody who sees it from another player's seat: nobody else is called "you". */
import type { Translate } from '../board/table';
import { knows, t } from '../i18n/speech.svelte';

/** What the table says to the player of the seat is told of that player, by name. */
export function tellOf(who: string): Translate {
  return (id, args = {}) => {
    const named = `${id}-by-name`;
    return knows(named) ? t(named, { ...args, who }) : t(id, args);
  };
}
