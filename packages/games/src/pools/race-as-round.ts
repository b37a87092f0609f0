import {
  fraction,
  type JsonObject,
  type PoolRules,
  type RoundGame,
  type TableBet,
} from '../engine/index.ts';
import {
  cardStream,
  entropyWaitMs,
  sharedStream,
  toHex,
  type PublishedChain,
} from '../fairness/index.ts';
import {
  betKinds,
  parseRaceBet,
  raceMarkets,
  raceTimes,
  selectionKinds,
  takeoutBp,
  type RaceGame,
  type RaceOutcome,
} from '../racing/index.ts';
import { poolMathsHash } from './pool-maths.ts';
import { raceRound, type RaceLineBet, type RaceRound } from './race-round.ts';

/** Fixed prices go up to this. */
const topPriceE4 = 10_000_000_000n;
/** Who comes later than this waits for the next race. */
const leastBettingMs = 20_000;

/** Legs of a bet on one straight, as an example. */
const legsOf = (kind: (typeof betKinds)[number]): number[][] => {
  const runners = kind === 'trifecta' ? 3 : kind === 'exacta' || kind === 'quinella' ? 2 : 1;
  return [[1], [2], [3]].slice(0, runners);
};

function betsOf(): readonly TableBet[] {
  const fixed = betKinds.map((kind) => ({
    kind,
    params: { market: 'fixed', kind, legs: legsOf(kind) },
    multiplierE4: 0n,
    rtp: fraction(9n, 10n),
  }));
  const pool = selectionKinds.map((kind) => ({
    kind,
    params: { market: 'pool', kind, legs: legsOf(kind) },
    multiplierE4: 0n,
    rtp: fraction(10_000n - takeoutBp[kind], 10_000n),
  }));
  return [...fixed, ...pool];
}

const schema: JsonObject = {
  type: 'object',
  required: ['market', 'kind', 'legs'],
  properties: {
    market: { type: 'string', enum: raceMarkets },
    kind: { type: 'string', enum: betKinds },
    legs: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: { type: 'array', minItems: 1, items: { type: 'integer', minimum: 1 } },
    },
  },
};

/** Working a card's prices out takes a while: those of races that were asked for last are kept. */
const racesKept = 200;
const kept = new Map<string, RaceRound>();

/** The race of this number in a chain: its card was public with the chain, so it never changes. */
export function raceRoundAt(game: RaceGame, chain: PublishedChain, index: number): RaceRound {
  const key = [game.code, toHex(chain.terminatingHash), chain.salt, index].join(' ');
  const known = kept.get(key);
  if (known) return known;
  const found = raceRound(game.card(cardStream(chain, index)));
  const oldest = kept.size < racesKept ? undefined : kept.keys().next().value;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, found);
  return found;
}

/** A kind of race as a shared round: the courses are its tables, its bets lines of tickets. */
export function roundOfRace(game: RaceGame): RoundGame<RaceLineBet, RaceOutcome> {
  const mostRunners = game.fewestRunners + game.runnerCounts - 1;
  const { everyMs, courseStepMs, closedMs, boardMs, raceMs } = raceTimes;
  const pools: PoolRules<RaceLineBet> = {
    entropyWaitMs: entropyWaitMs.horseracing,
    clock: { everyMs, courseStepMs, leastBettingMs },
    takesHouseSeed: false,
    round: (chain, index) => raceRoundAt(game, chain, index),
  };
  return {
    engine: 'round',
    code: game.code,
    name: game.name,
    category: game.category,
    version: game.version,
    volatility: 'high',
    maxMultiplierE4: topPriceE4,
    bettingMs: everyMs - closedMs,
    pauseMs: boardMs,
    paramsSchema: schema,
    rtp: () => game.rtp(),
    parseParams(raw) {
      const parsed = parseRaceBet(raw, mostRunners);
      if (!parsed.ok) return parsed;
      const { market, kind, legs } = parsed.params;
      return { ok: true, params: { market, kind, legs } };
    },
    outcomeOf({ terminatingHash, ...decision }) {
      if (!terminatingHash) throw new RangeError('a race is run by the card of its chain');
      const { salt, index } = decision;
      const { card } = raceRoundAt(game, { terminatingHash, salt }, index);
      return game.run(card, sharedStream('pool', decision)).outcome;
    },
    runsMs: () => raceMs,
    settle() {
      throw new RangeError('what a bet on a race pays, its card and its pools say');
    },
    pools,
    table: {
      kind: 'pool',
      shows: 'close',
      closedMs: 0,
      bets: betsOf,
      topMultiplierE4: () => 0n,
      mathsHash: () => poolMathsHash(game, betsOf()),
      roadOf: ({ order }) => String(order[0] ?? ''),
      countsOf: ({ order }) => order.slice(0, 1).map(String),
    },
  };
}
