// A boardgame.io server with a small game of turns: a table of about the size that a seat of Xorlosch sees.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");

const SPACES = 35;

const game = {
  name: "peer",
  minPlayers: 2,
  maxPlayers: 6,
  setup: () => ({
    spaces: Array.from({ length: SPACES }, (_, i) => ({ name: `t${i}`, dwarves: [], cards: [i % 7, i % 5] })),
    points: [0, 0, 0, 0, 0, 0],
    moves: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G, ctx }, to) => {
      const space = G.spaces[to % SPACES];
      if (space.dwarves.length > 3) space.dwarves.shift();
      space.dwarves.push(Number(ctx.currentPlayer));
      G.points[ctx.playOrderPos] += 1;
      G.moves += 1;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
