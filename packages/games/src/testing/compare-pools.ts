import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { createSeededRandom, pickOne, randomInteger, shuffled } from '@pavilion/domain/random';
import { numbersFrom, poolsFrom, type JsonObject, type PoolRules } from '../engine/index.ts';
import { poolGames, type PoolGameCode } from '../pools/index.ts';
import { betKinds, selectionKinds } from '../racing/index.ts';
import {
  secondRunners,
  verifySecondPools,
  type SecondLine,
  type SecondPoolRound,
  type SecondPoolVerdict,
} from './second-pool-rounds.ts';

type Random = ReturnType<typeof createSeededRandom>;

/** A round of pools on which its game and the second verifier do not agree. */
interface PoolDisagreement {
  round: SecondPoolRound;
  game: SecondPoolVerdict;
  verifier: SecondPoolVerdict;
}

const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const bytesOf = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));

/** Divided by the most units that a bet here has, and as likely small as large. */
const stakeOf = (random: Random): bigint => 720n * BigInt(Math.ceil(10 ** (5 * random.next())));

/** A bet on a race of so many runners: a straight, a wheel or a box. */
function raceBet(random: Random, runners: number): JsonObject {
  const market = pickOne(random, ['fixed', 'pool', 'pool']);
  const kind = pickOne(random, market === 'fixed' ? betKinds : [...selectionKinds, 'each_way']);
  const lists = kind === 'trifecta' ? 3 : kind === 'exacta' || kind === 'quinella' ? 2 : 1;
  const named = shuffled(random, numbersFrom(1, runners));
  if (random.next() < 0.2) return { market, kind, legs: Array(lists).fill(named.slice(0, 3)) };
  const wide = randomInteger(random, 1, 2);
  const legs = numbersFrom(0, lists).map((at) =>
    named.slice(at, at === lists - 1 ? at + wide : at + 1),
  );
  return { market, kind, legs };
}

/**
 * Plays so many random rounds of a game of pools from the seed and gives those on which the second
 * verifier comes to something else.
 */
export function comparePools(
  code: PoolGameCode,
  rounds: number,
  seed: string,
): readonly PoolDisagreement[] {
  const random = createSeededRandom(`${seed} ${code}`);
  const differing: PoolDisagreement[] = [];
  for (let index = 1; index <= rounds; index += 1) {
    const decided = {
      ...{ code, index, salt: `salt of ${seed}`, end: hexOf(`${seed} ${code} end`) },
      ...{ link: hexOf(`${seed} ${code} ${index}`), entropy: hexOf(`${seed} entropy ${index}`) },
    };
    const round = { ...decided, lines: linesOf(random, decided) };
    const game = playedBy(code, round);
    const verifier = verifySecondPools(round);
    if (!isDeepStrictEqual(game, verifier)) differing.push({ round, game, verifier });
  }
  return differing;
}

function linesOf(random: Random, decided: Omit<SecondPoolRound, 'lines'>): SecondLine[] {
  const runners = secondRunners(decided);
  const bet = (): JsonObject =>
    runners > 0
      ? raceBet(random, runners)
      : { kind: pickOne(random, ['meron', 'wala', 'wala', 'draw']) };
  return numbersFrom(0, randomInteger(random, 0, 12)).map(() => ({
    params: bet(),
    stake: stakeOf(random),
  }));
}

/**
 * As the server plays a round: bets are read, pools counted at the close, the outcome drawn, every
 * line paid.
 */
function playedBy(code: PoolGameCode, round: SecondPoolRound): SecondPoolVerdict {
  const game = poolGames[code];
  const rules = (game.pools as PoolRules<unknown>).round(
    { terminatingHash: bytesOf(round.end), salt: round.salt },
    round.index,
  );
  // What is not offered at fixed odds is refused, and no line of the round.
  const read = round.lines.map(({ params, stake }) => {
    const parsed = rules.parseBet(params);
    return parsed.ok ? { bet: parsed.params, stakeMinor: stake } : null;
  });
  const pools = poolsFrom(read.flatMap((line) => (line ? rules.stakesOf(line) : [])));
  const closed = rules.close(pools);
  if (closed.isVoid)
    return { outcome: { void: 'unbalanced' }, payouts: round.lines.map(({ stake }) => stake) };
  const drawn = game.outcomeOf({
    ...{ link: bytesOf(round.link), salt: round.salt, index: round.index },
    ...{ entropy: round.entropy, terminatingHash: bytesOf(round.end) },
  });
  const outcome = { ...drawn, ...closed.shown } as JsonObject;
  const settled = rules.settle(outcome, pools);
  return { outcome, payouts: read.map((line) => (line ? settled.payoutOf(line) : 0n)) };
}
