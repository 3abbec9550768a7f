/** The English catalogues, as one chunk that only English readers load; the rules' comes with the pages that show them. */
const files = import.meta.glob<string>(
  ['../../../src/damrak/locales/en/*.ftl', '!../../../src/damrak/locales/en/{cli,rules}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files).join('\n');
