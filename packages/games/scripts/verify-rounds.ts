// node packages/games/scripts/verify-rounds.ts --rounds 1000000 [--games dice,mines] [--seed text]
// Plays random rounds of every game and has the second verifier recompute each of them.
import { parseArgs } from 'node:util';
import { houseGame, houseGameCodes } from '../src/index.ts';
import { loadHouseGames } from '../src/game-catalogue.ts';
import { poolGameCodes } from '../src/pools/index.ts';
import { comparePools } from '../src/testing/compare-pools.ts';
import { compareRounds } from '../src/testing/compare-rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000' },
    games: { type: 'string', default: [...houseGameCodes, ...poolGameCodes].join(',') },
    seed: { type: 'string', default: 'verify-rounds' },
  },
});
const rounds = Number(values.rounds);
const wanted = values.games.split(',');
if (!Number.isInteger(rounds) || rounds < 1 || wanted.some((code) => !houseGame(code))) {
  console.error('--rounds is a whole number, --games are codes of our games');
  process.exit(2);
}

await loadHouseGames();
let differing = 0;
const tell = (code: string, found: readonly unknown[]): void => {
  differing += found.length;
  console.log(`${code}: ${rounds} rounds, ${found.length} differ`);
  if (found[0]) console.error(found[0]);
};
for (const code of houseGameCodes.filter((known) => wanted.includes(known)))
  tell(code, compareRounds(code, rounds, values.seed));
for (const code of poolGameCodes.filter((known) => wanted.includes(known)))
  tell(code, comparePools(code, rounds, values.seed));
process.exitCode = differing === 0 ? 0 : 1;
