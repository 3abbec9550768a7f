/** Message catalogues for the browser: without comments, and without what only the command line says. */
import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** The pages and flags of the command line, and what is wrong in files that no browser sends. */
const ELSEWHERE =
  /^(cli|server-page|bots-(analyse|arena|hint|unknown)|(core|merchants|tickets)-(board|position))-/;

/** What the server tells whoever starts it, in their terminal, and what it writes into the page itself. */
const OF_THE_HOST =
  /^server-(folder|files|database|port|here|no-home|no-room|no-boards|board-left|cannot|how-to|ended|about|needs)\b/;

/** A message is a line with an id and the indented lines that follow it. */
export function forBrowser(text: string): string {
  const messages = text.split(/\n(?=[a-z#])/).filter((part) => !part.startsWith('#'));
  return messages
    .filter((message) => !ELSEWHERE.test(message) && !OF_THE_HOST.test(message))
    .map((message) => message.trimEnd())
    .join('\n');
}

export function catalogues(): Plugin {
  return {
    name: 'damrak-catalogues',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?');
      if (!file?.endsWith('.ftl') || query !== 'raw') return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(forBrowser(readFileSync(file, 'utf8')))}`;
    },
  };
}
