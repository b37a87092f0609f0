import type { SelectionKind } from './race-bet.ts';
import { ordersOf, type RaceOutcome } from './race-result.ts';

/** A selection that is paid, and in how many of a result's two orders it is right. */
export interface Paid {
  key: string;
  weight: number;
}

/** Who is paid: selections that share the profit by weights, or all of a rule at one price. */
export type PoolLevel = { paid: readonly Paid[] } | { isPaid(key: string): boolean };

type Order = readonly number[];

const ascendingKey = (numbers: Order): string => numbers.toSorted((a, b) => a - b).join('-');

/** Selections of both orders, each order by half. */
function inBoth(orders: readonly Order[], keysOf: (order: Order) => readonly string[]): PoolLevel {
  const weights = new Map<string, number>();
  for (const key of orders.flatMap(keysOf)) weights.set(key, (weights.get(key) ?? 0) + 1);
  return { paid: [...weights].map(([key, weight]) => ({ key, weight })) };
}

/** Runners at these places. */
const at =
  (from: number, to: number) =>
  (order: Order): readonly string[] =>
    order.slice(from, to).map(String);

/** All that are right by this rule in one of the orders. */
const anyOf = (
  orders: readonly Order[],
  rule: (key: Order, order: Order) => boolean,
): PoolLevel => ({
  isPaid: (key) => orders.some((order) => rule(key.split('-').map(Number), order)),
});

const levels: Record<SelectionKind, (orders: readonly Order[]) => readonly PoolLevel[]> = {
  win: (orders) => [at(0, 1), at(1, 2), at(2, 3)].map((keysOf) => inBoth(orders, keysOf)),
  place: (orders) => [at(0, 2), at(2, 3)].map((keysOf) => inBoth(orders, keysOf)),
  show: (orders) => [at(0, 3), at(3, 4)].map((keysOf) => inBoth(orders, keysOf)),
  exacta: (orders) => [
    inBoth(orders, (order) => [order.slice(0, 2).join('-')]),
    anyOf(orders, (key, order) => key[0] === order[0]),
    anyOf(orders, (key, order) => key[1] === order[1]),
  ],
  quinella: (orders) => [
    inBoth(orders, (order) => [ascendingKey(order.slice(0, 2))]),
    anyOf(orders, (key, order) => key.includes(order[0] ?? 0)),
    anyOf(orders, (key, order) => key.includes(order[1] ?? 0)),
  ],
  trifecta: (orders) => [
    inBoth(orders, (order) => [order.slice(0, 3).join('-')]),
    anyOf(orders, (key, order) => key[0] === order[0] && key[1] === order[1]),
    anyOf(orders, (key, order) => key[0] === order[0]),
  ],
};

/** Who is paid by a pool, and who instead when nobody bet on that, level by level. */
export const poolLevels = (kind: SelectionKind, outcome: RaceOutcome): readonly PoolLevel[] =>
  levels[kind](ordersOf(outcome));
