// boardgame.io as its documentation sets it up, in memory: node server.mjs PORT ROUTES.json
import { Server, Origins } from 'boardgame.io/dist/cjs/server.js';
import { Tickets } from './game.mjs';

const server = Server({ games: [Tickets], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('ready'));
