/** What the table itself says in its chat: who moved, who is in charge, who was removed. */
import { t } from '../i18n/speech.svelte';
import type { ChatLine } from '../wire';

/** A notice as a sentence. Its player may have left: so it bears their name. */
export function noticeOf({ notice, arguments: given }: ChatLine): string {
  const { seat, name } = given;
  const who = String(name ?? '') || t('web-seat-number', { seat: Number(seat ?? 0) + 1 });
  return t(notice, { ...given, who });
}
