import type { PublishedChain } from '../fairness/index.ts';
import type { JsonObject } from './json.ts';
import type { Parsed } from './params.ts';

/** What is bet on each selection of a pool, minor units. */
export type PoolStakes = ReadonlyMap<string, bigint>;

/** The stakes of a round by pool: `win`, `exacta`; of sabong `sides`. */
export type RoundPools = ReadonlyMap<string, PoolStakes>;

/** A part of a bet as it lies in a pool. */
export interface PoolStake {
  pool: string;
  key: string;
  stakeMinor: bigint;
}

/** A bet of a round with its whole stake. */
export interface PoolLine<Bet> {
  bet: Bet;
  stakeMinor: bigint;
}

/**
 * What a pool paid by selection, hundredths of a stake; null: nobody was to be paid, all stakes
 * went back.
 */
export interface PoolDividend {
  pool: string;
  grossMinor: bigint;
  prices: ReadonlyMap<string, bigint> | null;
}

/** What every bet of a round that is decided pays, and the house's part of its pools. */
export interface PoolsSettled<Bet> {
  /** Minor units, each part rounded down by itself. */
  payoutOf(line: PoolLine<Bet>): bigint;
  takeoutMinor: bigint;
  dividends: readonly PoolDividend[];
}

/** The rules of one round: those of its card, which everybody knows before the bets. */
export interface PoolRound<Bet = never> {
  /** Reads a bet on this round; one that is not offered is `invalidChoice`. */
  parseBet(raw: unknown): Parsed<Bet>;
  /** Into how many equal units its stake is divided. */
  unitsOf(bet: Bet): bigint;
  /** Where its stake lies: nowhere, when it is against the house. */
  stakesOf(line: PoolLine<Bet>): readonly PoolStake[];
  /**
   * The most that the house may have to pay on these together; what pools pay is no risk of the
   * house.
   */
  mostPaid(lines: ReadonlyArray<PoolLine<Bet>>): bigint;
  /** What the house puts in as any bettor would, `seedMinor` on each side. */
  seeds(seedMinor: bigint): readonly PoolLine<Bet>[];
  /**
   * Looks at the pools when the betting has closed: called off, or what the outcome says of them.
   */
  close(pools: RoundPools): { isVoid: true } | { isVoid: false; shown: JsonObject };
  settle(outcome: JsonObject, pools: RoundPools): PoolsSettled<Bet>;
}

/**
 * What rounds need whose players bet against each other: nobody knows the outcome before the
 * betting closes.
 */
export interface PoolRules<Bet = never> {
  /** So long a closed round waits for its entropy before it is void. */
  entropyWaitMs: number;
  /**
   * Betting closes by the clock: every so often, at each next course so much later. Absent: one
   * round follows the other.
   */
  clock?: { everyMs: number; courseStepMs: number; leastBettingMs: number };
  /** The house may bet as any bettor would. */
  takesHouseSeed: boolean;
  /** The rules of the round of this number in a chain, from what was published before the bets. */
  round(chain: PublishedChain, index: number): PoolRound<Bet>;
}

/** Adds stakes up by pool and selection. */
export function poolsFrom(stakes: Iterable<PoolStake>): RoundPools {
  const pools = new Map<string, Map<string, bigint>>();
  for (const { pool, key, stakeMinor } of stakes) {
    const held = pools.get(pool) ?? new Map<string, bigint>();
    held.set(key, (held.get(key) ?? 0n) + stakeMinor);
    pools.set(pool, held);
  }
  return pools;
}

/** Everything that lies in the pools, minor units. */
export const grossOf = (pools: RoundPools): bigint =>
  [...pools.values()].flatMap((pool) => [...pool.values()]).reduce((sum, one) => sum + one, 0n);
