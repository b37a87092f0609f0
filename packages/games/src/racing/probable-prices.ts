import { numbersFrom } from '../engine/index.ts';
import { poolPrices, type PoolMoney } from './pool-prices.ts';
import type { SelectionKind } from './race-bet.ts';

/**
 * What a pool would pay on each selection with money if betting closed now; of place and show the
 * least, when the other paid runners are those with most money. In hundredths, by key.
 */
export function probablePrices(
  kind: SelectionKind,
  money: PoolMoney,
  runners: number,
): ReadonlyMap<string, bigint> {
  const heaviest = [...money]
    .toSorted(([, a], [, b]) => Number(b - a))
    .flatMap(([key]) => key.split('-').map(Number));
  const rest = [...new Set([...heaviest, ...numbersFrom(1, runners)])];
  const keys = [...money].filter(([, staked]) => staked > 0n).map(([key]) => key);
  return new Map(
    keys.map((key) => {
      const named = key.split('-').map(Number);
      const order = [...named, ...rest.filter((number) => !named.includes(number))];
      const { prices } = poolPrices(kind, money, { order, dead_heat: 0 });
      return [key, prices?.get(key) ?? 0n];
    }),
  );
}
