import type { SelectionKind } from './race-bet.ts';
import { poolLevels, type Paid } from './pool-levels.ts';
import type { RaceOutcome } from './race-result.ts';

/** The house's part of a pool, in ten-thousandths. */
export const takeoutBp: Readonly<Record<SelectionKind, bigint>> = {
  win: 1_500n,
  place: 1_500n,
  show: 1_500n,
  quinella: 1_800n,
  exacta: 1_800n,
  trifecta: 2_000n,
};

/** What is bet on each selection of a pool, minor units, by its key. */
export type PoolMoney = ReadonlyMap<string, bigint>;

export interface PoolPrices {
  grossMinor: bigint;
  /** What is left for the winners. */
  netMinor: bigint;
  /** Hundredths of a stake by key; null: nobody had it, all stakes go back. */
  prices: ReadonlyMap<string, bigint> | null;
}

/** A pool pays at least this, at the house's cost. */
const leastPrice = 105n;

const sumOf = (amounts: Iterable<bigint>): bigint =>
  [...amounts].reduce((sum, amount) => sum + amount, 0n);

/** numerator / denominator of a stake, broken down to a tenth, in hundredths. */
function broken(numerator: bigint, denominator: bigint): bigint {
  const price = ((10n * numerator) / denominator) * 10n;
  return price < leastPrice ? leastPrice : price;
}

/**
 * Own stakes back and a part of the profit by weights; what had no money leaves its weight to the
 * others.
 */
function sharedPrices(
  paid: readonly Paid[],
  money: PoolMoney,
  netMinor: bigint,
): [string, bigint][] {
  const withMoney = paid.filter(({ key }) => (money.get(key) ?? 0n) > 0n);
  const weights = BigInt(withMoney.reduce((sum, { weight }) => sum + weight, 0));
  const profit = netMinor - sumOf(withMoney.map(({ key }) => money.get(key) ?? 0n));
  return withMoney.map(({ key, weight }) => {
    const own = money.get(key) ?? 0n;
    return [key, broken(own * weights + profit * BigInt(weight), own * weights)];
  });
}

/** One price for all tickets that are right by half. */
function onePrice(keys: readonly string[], money: PoolMoney, netMinor: bigint): [string, bigint][] {
  const staked = sumOf(keys.map((key) => money.get(key) ?? 0n));
  return keys.map((key) => [key, broken(netMinor, staked)]);
}

/**
 * What a pool pays on each selection that won (9): the first level of its rules at which somebody
 * is to be paid.
 */
export function poolPrices(
  kind: SelectionKind,
  money: PoolMoney,
  outcome: RaceOutcome,
): PoolPrices {
  const grossMinor = sumOf(money.values());
  const netMinor = (grossMinor * (10_000n - takeoutBp[kind])) / 10_000n;
  const keys = [...money].filter(([, staked]) => staked > 0n).map(([key]) => key);
  for (const level of poolLevels(kind, outcome)) {
    const prices =
      'paid' in level
        ? sharedPrices(level.paid, money, netMinor)
        : onePrice(keys.filter(level.isPaid), money, netMinor);
    if (prices.length > 0) return { grossMinor, netMinor, prices: new Map(prices) };
  }
  return { grossMinor, netMinor, prices: null };
}

/** What a stake on a selection gets from its pool. */
export function poolPayout(key: string, unitMinor: bigint, { prices }: PoolPrices): bigint {
  if (prices === null) return unitMinor;
  return (unitMinor * (prices.get(key) ?? 0n)) / 100n;
}

export interface PoolSettlement {
  paidMinor: bigint;
  takeoutMinor: bigint;
  /** What breaking down left; negative in a minus pool: the house's cost. */
  breakageMinor: bigint;
}

/**
 * Where a pool's money goes: `units` are all its stakes by key. Paid, take-out and breakage come to
 * the gross.
 */
export function settlePool(
  units: readonly { key: string; unitMinor: bigint }[],
  pool: PoolPrices,
): PoolSettlement {
  const paidMinor = sumOf(units.map(({ key, unitMinor }) => poolPayout(key, unitMinor, pool)));
  if (pool.prices === null) return { paidMinor, takeoutMinor: 0n, breakageMinor: 0n };
  const takeoutMinor = pool.grossMinor - pool.netMinor;
  return { paidMinor, takeoutMinor, breakageMinor: pool.netMinor - paidMinor };
}
