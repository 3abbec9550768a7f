/** The English catalogues, as one chunk that only English readers load; two come with the pages that show them. */
const files = import.meta.glob<string>(
  ['../../../src/damrak/locales/en/*.ftl', '!../../../src/damrak/locales/en/{cli,rules,dealing}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files).join('\n');
