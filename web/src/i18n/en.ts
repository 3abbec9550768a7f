/** The English catalogues, as one chunk that only English readers load. */
const files = import.meta.glob<string>(
  ['../../../src/damrak/locales/en/*.ftl', '!**/cli.ftl', '!**/arena.ftl', '!**/lab.ftl', '!**/rules.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files).join('\n');
