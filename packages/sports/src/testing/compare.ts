import { baseRules } from '../bases/index.ts';
import type { Facts } from '../engine/facts.ts';
import type { Market, Sport } from '../engine/market-type.ts';
import { settlePick } from '../engine/settle-pick.ts';
import { chancesOf, type PriceModel } from '../pricing/chances.ts';
import { marketOf } from './football-match.ts';
import { chiSquare, chiSquareLimit } from './chances.ts';

/** A market to compare, with its outcomes: those of its type, or players and runners. */
export interface Compared {
  readonly market: Market;
  readonly outcomes: readonly string[];
}

const results = ['won', 'half-won', 'void', 'half-lost', 'lost'] as const;

/**
 * Counts of each result of an outcome over the ends of simulated events, beside the model's
 * chances.
 */
function judge(model: PriceModel, market: Market, outcome: string, ends: readonly Facts[]) {
  const chances = chancesOf(model, market, outcome);
  if (chances === null) throw new RangeError(`no price for ${market.type.kind}`);
  const accepted = { atMs: 0, isLive: true, score: model.scoreOf(market), isAntepost: false };
  const counts = { won: 0, 'half-won': 0, void: 0, 'half-lost': 0, lost: 0 };
  for (const facts of ends) {
    const { result, share } = settlePick({ market, outcome }, facts, accepted);
    if (result === 'open') throw new RangeError(`${market.type.kind} is open at the end`);
    const part = Number(share.numerator) / Number(share.denominator);
    counts[result] += part;
    counts.lost += 1 - part;
  }
  return chiSquare(
    results.map((result) => counts[result]),
    results.map((result) => chances[result]),
  );
}

/**
 * Every outcome of every market, compared by χ² with how often it came in; names those that differ
 * by more than four deviations. What has a price of 0 or 1 must never, or always, have come in.
 */
export function differences(
  model: PriceModel,
  compared: readonly Compared[],
  ends: readonly Facts[],
): string[] {
  return compared.flatMap(({ market, outcomes }) =>
    outcomes.flatMap((outcome) => {
      const { statistic, freedom } = judge(model, market, outcome, ends);
      if (statistic <= chiSquareLimit(freedom)) return [];
      const { kind } = market.type;
      return [`${kind} ${market.lineQuarters} ${market.param} ${outcome}: ${statistic.toFixed(1)}`];
    }),
  );
}

/**
 * Markets by kind, line in quarters and parameter, with the outcomes of their base; players and
 * runners are given.
 */
export function comparedOf(
  sport: Sport,
  list: readonly (readonly [kind: string, line?: number | null, param?: string])[],
  named: readonly string[] = [],
): Compared[] {
  return list.map(([kind, line, param]) => {
    const market = marketOf(sport, kind, line ?? null, param ?? null);
    const { base, scope } = market.type;
    const outcomes = baseRules[base].outcomes(market.param ?? market.type.param ?? '', scope);
    return { market, outcomes: Array.isArray(outcomes) ? outcomes : named };
  });
}
