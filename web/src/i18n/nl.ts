/** The Dutch catalogues, as one chunk that only Dutch readers load. */
const files = import.meta.glob<string>(
  ['../../../src/damrak/locales/nl/*.ftl', '!**/cli.ftl', '!**/arena.ftl', '!**/lab.ftl', '!**/rules.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files).join('\n');
