import { expect, test } from 'vitest';

import { CHAPTERS, rulePath, rulesPath } from './rules';

const files = import.meta.glob<string>('../../../src/damrak/locales/*/rules.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function numbers(game: string): string[] {
  return (CHAPTERS[game] ?? []).flatMap((chapter) => chapter.rules);
}

test('every rule stands in exactly one chapter', () => {
  const all = [...numbers('merchants'), ...numbers('tickets')];
  expect(new Set(all).size).toBe(all.length);
  expect(numbers('merchants')).toHaveLength(46);
  expect(numbers('tickets')).toHaveLength(21);
});

test.each(Object.entries(files))('%s tells every rule and chapter', (_, text) => {
  for (const chapter of [...(CHAPTERS['merchants'] ?? []), ...(CHAPTERS['tickets'] ?? [])]) {
    expect(text).toMatch(new RegExp(`^${chapter.title} = \\S`, 'm'));
    for (const rule of chapter.rules) expect(text).toMatch(new RegExp(`^rules-${rule} = \\S`, 'm'));
  }
});

test('a refusal leads to its rule, and nowhere without one', () => {
  expect(rulePath('M34')).toBe('/rules/merchants#M34');
  expect(rulePath('T9')).toBe('/rules/tickets#T9');
  expect(rulePath('undo')).toBeNull();
  expect(rulePath('')).toBeNull();
});

test('from another board than the usual one the rules are asked for with it', () => {
  const usual = { id: 'amsterdam', fingerprint: 'aa' };
  expect([rulesPath('tickets', usual), rulePath('T9', usual)]).toEqual([
    '/rules/tickets',
    '/rules/tickets#T9',
  ]);
  const own = { id: '', fingerprint: 'bb' };
  expect(rulesPath('tickets', own)).toBe('/rules/tickets?board=bb');
  expect(rulePath('T9', own)).toBe('/rules/tickets?board=bb#T9');
});
