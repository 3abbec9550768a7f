import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';

import { speak, type Language } from '../i18n/speech.svelte';
import Count from './Count.svelte';

test.each<[Language, string]>([
  ['en', '2,490'],
  ['nl', '2.490'],
])('money at a seat is written as the sheet writes it: %s', async (language, written) => {
  await speak(language);
  const shown = mount(Count, { target: document.body, props: { value: 2490 } });
  flushSync();
  expect(document.body.textContent.trim()).toBe(written);
  await unmount(shown);
});
