import { afterEach, expect, test } from 'vitest';

import { keepsFocus } from './focus';

let leave = (): void => undefined;
afterEach(() => leave());

function table(): { place: HTMLElement; button: HTMLButtonElement } {
  document.body.innerHTML = '<main tabindex="-1"><button>Draw</button><i></i></main>';
  const place = document.querySelector('main')!;
  leave = keepsFocus(place);
  return { place, button: document.querySelector('button')! };
}

test('the focus of what has gone comes to the table', async () => {
  const { place, button } = table();
  button.focus();
  button.remove();
  document.body.focus();
  await Promise.resolve();
  expect(document.activeElement).toBe(place);
});

test('who has not come to the table by keyboard is left in peace', async () => {
  const { button } = table();
  button.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

test('a focus that stays where it is stays there', async () => {
  const { button } = table();
  button.focus();
  document.querySelector('i')?.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(button);
});
