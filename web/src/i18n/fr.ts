/** The French catalogues, as one chunk that only French readers load; two come with the pages that show them. */
const files = import.meta.glob<string>(
  ['../../../src/damrak/locales/fr/*.ftl', '!../../../src/damrak/locales/fr/{cli,rules,dealing}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files).join('\n');
