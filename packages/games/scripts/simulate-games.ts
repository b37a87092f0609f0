// node packages/games/scripts/simulate-games.ts --rounds 10000000 [--games dice,crash] [--seed
// text] Plays a typical bet of every game that is no slot (those: simulate-slots.ts) and says how
// far the mean of what came back lies from the exact return: within 2.576 σ/√n in 99 of 100 runs.
// Then what is drawn, counted place by place, against the share each place should have: the
// chi-square of each range as deviations. So many ranges are judged that one of a hundred may lie
// beyond 2.576; one beyond 3.7 is wrong.
import { parseArgs } from 'node:util';
import { houseGame, houseGameCodes } from '../src/game-catalogue.ts';
import { drawnPlaces } from '../src/testing/drawn-places.ts';
import {
  hashOfWords,
  replayedWords,
  seededWords,
  shareDeviations,
} from '../src/testing/statistics.ts';
import { isTypicallyPlayed, rtpOfTypicalBet, typicalRounds } from '../src/testing/typical-bets.ts';

const meanMost = 2.576;
/** 99 % for some forty ranges together (Bonferroni). */
const rangeMost = 3.7;
const games = houseGameCodes.filter((code) => houseGame(code)?.category !== 'slots');
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000000' },
    games: { type: 'string', default: games.join(',') },
    seed: { type: 'string', default: 'simulate-games' },
  },
});
const rounds = Number(values.rounds);
const wanted = games.filter((code) => values.games.split(',').includes(code));
if (!Number.isInteger(rounds) || rounds < 10_000 || wanted.length === 0) {
  console.error(`--rounds is a whole number from 10000 on, --games are of ${games.join(', ')}`);
  process.exit(2);
}

function judge(line: string, off: number, most: number): void {
  const isWithin = Math.abs(off) <= most;
  console.log(`${line}, off by ${off.toFixed(3)}${isWithin ? '' : `: beyond ${most}`}`);
  if (!isWithin) process.exitCode = 1;
}

/** The mean of what comes back of a stake, and its distance from the exact return in σ/√n. */
function simulateReturn(code: (typeof games)[number]): void {
  const play = typicalRounds(code, seededWords(`${values.seed} ${code}`));
  const exact = rtpOfTypicalBet(code);
  // Running mean and squares (Welford): ten million values are kept nowhere.
  let [mean, squares] = [0, 0];
  for (let round = 1; round <= rounds; round += 1) {
    const back = play();
    const from = back - mean;
    mean += from / round;
    squares += from * (back - mean);
  }
  const deviation = Math.sqrt(squares / (rounds - 1));
  const off = (mean - exact) / (deviation / Math.sqrt(rounds));
  judge(
    `${code}: ${rounds} rounds, mean ${mean.toFixed(6)}, exact ${exact.toFixed(6)}, σ ${deviation.toFixed(4)}`,
    off,
    meanMost,
  );
}

/** Counts of what is drawn in each range of a game. */
function simulateRanges(code: (typeof games)[number]): void {
  for (const [name, { game, place, shares }] of Object.entries(drawnPlaces)) {
    if (game !== code) continue;
    const words = seededWords(`${values.seed} ${name}`);
    const counts = shares.map(() => 0);
    for (let round = 0; round < rounds; round += 1) {
      const at = place(replayedWords(words), () => hashOfWords(words));
      counts[at] = (counts[at] ?? 0) + 1;
    }
    if (counts.length !== shares.length) throw new RangeError(`${name}: a place that is none`);
    judge(
      `  ${name}: chi-square of ${shares.length} places`,
      shareDeviations(counts, shares),
      rangeMost,
    );
  }
}

for (const code of wanted) {
  if (isTypicallyPlayed(code)) simulateReturn(code);
  simulateRanges(code);
}
