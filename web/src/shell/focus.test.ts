import { afterEach, expect, test } from 'vitest';

import { keepsFocus } from './focus';

let leave = (): void => undefined;
afterEach(() => {
  leave();
  document.body.replaceChildren();
});

function table(): { place: HTMLElement; button: HTMLButtonElement } {
  document.body.innerHTML = '<main tabindex="-1"><button>Draw</button><button>Pass</button><i></i></main>';
  const place = document.querySelector('main')!;
  leave = keepsFocus(place);
  return { place, button: document.querySelector('button')! };
}

const later = (): Promise<void> => new Promise((then) => void setTimeout(then, 5));

test('the focus of what has gone comes to the table', async () => {
  const { place, button } = table();
  button.focus();
  button.remove();
  document.body.focus();
  await later();
  expect(document.activeElement).toBe(place);
});

test('who has not come to the table by keyboard is left in peace', async () => {
  const { button } = table();
  button.remove();
  await later();
  expect(document.activeElement).toBe(document.body);
});

test('a focus that stays where it is stays there', async () => {
  const { button } = table();
  button.focus();
  document.querySelector('i')?.remove();
  await later();
  expect(document.activeElement).toBe(button);
});

test('a focus on its way is not caught, whatever changes where it leaves', async () => {
  const { button } = table();
  const next = document.querySelectorAll('button')[1]!;
  button.focus();
  button.blur();
  document.querySelector('i')?.remove();
  await Promise.resolve();
  next.focus();
  await later();
  expect(document.activeElement).toBe(next);
});
