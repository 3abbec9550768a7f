/** Weighs what a table page loads first, gzipped, and refuses a build that has grown too heavy. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 120;
const GAMES = ['merchants', 'tickets'];
const built = join(dirname(fileURLToPath(import.meta.url)), '../../src/damrak/server/static');
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));

/** All scripts and styles that come with a chunk, by its own imports. */
function files(entry, seen = new Set()) {
  const chunk = manifest[entry];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const next of chunk.imports ?? []) files(next, seen);
  return seen;
}

/** What `/table/…` of a game asks for at once, in the heaviest language. */
function tablePage(game) {
  const entries = Object.keys(manifest);
  const chosen = ['index.html', ...entries.filter((name) => name.endsWith('pages/Table.svelte'))];
  chosen.push(...entries.filter((name) => new RegExp(`/games/${game}/\\w+Table\\.svelte$`).test(name)));
  const languages = entries.filter((name) => /i18n\/(en|fr|nl)\.ts$/.test(name));
  const heaviest = languages.sort((a, b) => weight(files(b)) - weight(files(a)))[0];
  const seen = new Set();
  for (const entry of [...chosen, heaviest]) files(entry, seen);
  return seen;
}

/** Of all these files together, gzipped one by one. */
function weight(seen) {
  const gzipped = (file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length;
  return [...seen].reduce((sum, file) => sum + gzipped(file), 0);
}

let tooHeavy = false;
for (const game of GAMES) {
  const kb = weight(tablePage(game)) / 1000;
  tooHeavy ||= kb > LIMIT_KB;
  console.log(
    `first load of a ${game} table: ${kb.toFixed(1)} kB of script and style, gzipped (limit ${LIMIT_KB})`,
  );
}
if (tooHeavy) {
  console.error(`a table page may weigh at most ${LIMIT_KB} kB`);
  process.exit(1);
}
