import type { Base } from '../engine/base-names.ts';
import type { Facts } from '../engine/facts.ts';
import type { Market, Scope } from '../engine/market-type.ts';
import { isWithin, pairAt } from '../engine/periods.ts';
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

type KeyOf = (facts: Facts) => string;

/** What of a world the market's base looks at; null where it may look at anything. */
function seenBy({ type, param, playerId }: Market, outcome: string): KeyOf | null {
  const { base, period, stat, scope } = type;
  if (base === 'player-total') return statOf(playerId ?? '', stat);
  if (base === 'top-player') return leadOf(outcome, stat, scope);
  const isOfOrder = ['first', 'last'].includes(param ?? type.param ?? '');
  if (base === 'scorer') return isOfOrder ? null : scoredBy(outcome, period, stat);
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

/** A player's own count, and whether he took part. */
const statOf =
  (playerId: string, stat: string): KeyOf =>
  ({ players }) => {
    const found = players.find((each) => each.playerId === playerId);
    return `${found?.tookPart}|${found?.stats[stat]}`;
  };

/** How many he scored, and whether he took part. */
const scoredBy =
  (playerId: string, period: string, stat: string): KeyOf =>
  ({ incidents, players }) => {
    let count = 0;
    for (const each of incidents) {
      const isHis = each.playerId === playerId && each.isOwn !== true;
      if (isHis && each.stat === stat && isWithin(each.period, period)) count += 1;
    }
    return `${players.find((each) => each.playerId === playerId)?.tookPart}|${count}`;
  };

/** Whether he took part and has the most, and with how many he shares it. */
const leadOf =
  (playerId: string, stat: string, scope: Scope): KeyOf =>
  ({ players }) => {
    const own = players.find((each) => each.playerId === playerId);
    if (own?.tookPart !== true) return 'out';
    const most = own.stats[stat] ?? 0;
    let level = 0;
    for (const { side, tookPart, stats } of players) {
      if (!tookPart || (scope !== 'both' && side !== scope)) continue;
      const value = stats[stat] ?? 0;
      if (value > most) return 'behind';
      if (value === most) level += 1;
    }
    return String(level);
  };

function grouped(worlds: Worlds, keyOf: KeyOf): Worlds {
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
      const keyOf = seenBy(market, outcome);
      const made = worlds && keyOf ? grouped(worlds, keyOf) : worlds;
      known.set(key, made);
      return made;
    },
  };
}
