/** The Dutch catalogues, as one chunk that only Dutch readers load; the rules' comes with the pages that show them. */
const files = import.meta.glob<string>(
  ['../../../src/damrak/locales/nl/*.ftl', '!../../../src/damrak/locales/nl/{cli,rules}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files).join('\n');
