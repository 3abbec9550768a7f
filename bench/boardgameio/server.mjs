// boardgame.io as its documentation sets it up: node server.mjs PORT ROUTES.json plain|sparing [FOLDER]
// Without a folder matches live in memory only; with one they are kept in its own flat files.
import { FlatFile, Origins, Server } from 'boardgame.io/dist/cjs/server.js';
import { tickets } from './game.mjs';

const [, , port, , state, folder] = process.argv;
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [tickets(state === 'plain')], origins: [Origins.LOCALHOST], ...db });
server.run(Number(port), () => console.log('ready'));
