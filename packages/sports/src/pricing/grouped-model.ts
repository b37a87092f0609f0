import type { Base } from '../engine/base-names.ts';
import type { Facts } from '../engine/facts.ts';
import type { Market, Scope } from '../engine/market-type.ts';
import { pairAt } from '../engine/periods.ts';
import type { PriceModel, Worlds } from './chances.ts';

const byDifference: ReadonlySet<Base> = new Set([
  ...(['1x2', 'winner', 'double-chance', 'handicap', 'handicap-3way', 'margin'] as const),
]);
const byCount: ReadonlySet<Base> = new Set([
  ...(['total', 'total-3way', 'exact-total', 'total-range', 'odd-even', 'at-least'] as const),
]);

function countOf(scope: Scope, home: number, away: number): number {
  if (scope === 'home') return home;
  return scope === 'away' ? away : home + away;
}

/** What of a world the market's base looks at; null where it may look at anything. */
function seenBy({ type }: Market): ((facts: Facts) => string) | null {
  const { base, period, stat, scope } = type;
  if (byDifference.has(base)) {
    return (facts) => {
      const [home, away] = pairAt(facts, period, stat) ?? [0, 0];
      return `${home - away}|${home + away === 0}|${facts.winner}`;
    };
  }
  if (!byCount.has(base)) return null;
  return (facts) => {
    const [home, away] = pairAt(facts, period, stat) ?? [0, 0];
    return String(countOf(scope, home, away));
  };
}

function grouped(worlds: Worlds, keyOf: (facts: Facts) => string): Worlds {
  const groups = new Map<string, { facts: Facts; weight: number }>();
  worlds.facts.forEach((facts, index) => {
    const key = keyOf(facts);
    const weight = worlds.weights[index] ?? 0;
    const known = groups.get(key);
    if (known) known.weight += weight;
    else groups.set(key, { facts, weight });
  });
  const all = [...groups.values()];
  return {
    facts: all.map(({ facts }) => facts),
    weights: all.map(({ weight }) => weight),
    memo: new Map(),
  };
}

/**
 * The same model, with worlds that a market cannot tell apart taken as one: a total does not see
 * who scored, a handicap not how much. Prices are the same to the last digit that adding up leaves;
 * looking for balanced lines costs a hundredth. For models whose worlds are all ended and tell the
 * market's period whole, and do not depend on its line.
 */
export function groupedModel(model: PriceModel): PriceModel {
  const known = new Map<string, Worlds | null>();
  return {
    scoreOf: model.scoreOf,
    worldsOf: (market, outcome) => {
      const { kind, outcomes } = market.type;
      const named = typeof outcomes === 'string' ? outcome : '';
      const key = `${kind}|${market.param ?? ''}|${market.playerId ?? ''}|${named}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const worlds = model.worldsOf(market, outcome);
      const keyOf = seenBy(market);
      const made = worlds && keyOf ? grouped(worlds, keyOf) : worlds;
      known.set(key, made);
      return made;
    },
  };
}
