import { expect, test } from 'vitest';

import { target } from './target';

const nothing = (): void => undefined;
const route = { at: 'dam--waag', onpick: nothing, onpoint: nothing };

test('what is lit is a button that Tab stops at', () => {
  expect(target({ ...route, isLit: true })).toMatchObject({ role: 'button', tabindex: 0, 'data-lit': '' });
});

test('what is not lit is a picture: it takes no focus and does not listen for it', () => {
  const calm = Object.keys(target({ ...route, isLit: false }));
  expect(calm.toSorted()).toEqual(['data-at', 'onpointerenter', 'onpointerleave', 'role']);
});
