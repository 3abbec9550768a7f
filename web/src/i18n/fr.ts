/** The French catalogues, as one chunk that only French readers load. */
const files = import.meta.glob<string>(
  ['../../../src/damrak/locales/fr/*.ftl', '!**/cli.ftl', '!**/arena.ftl', '!**/lab.ftl', '!**/rules.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files).join('\n');
