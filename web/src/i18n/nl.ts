/** The Dutch catalogues, as one chunk that only Dutch readers load; two come with the pages that show them. */
const files = import.meta.glob<string>(
  ['../../../src/damrak/locales/nl/*.ftl', '!../../../src/damrak/locales/nl/{cli,rules,dealing}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files).join('\n');
