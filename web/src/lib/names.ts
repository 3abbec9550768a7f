import { t } from '../i18n/speech.svelte';

export const NAME_LENGTH = 24;

/** For a field with a name that must be given: that it is missing is said in the page's language, not the browser's. */
export function saysWhatIsMissing(field: HTMLInputElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  field.addEventListener('invalid', () => field.setCustomValidity(t('web-name-missing')), { signal });
  field.addEventListener('input', () => field.setCustomValidity(''), { signal });
  return () => listening.abort();
}
