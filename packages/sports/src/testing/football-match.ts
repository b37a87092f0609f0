import { factsOf, periodOf, type Facts, type Incident, type Side } from '../engine/facts.ts';
import { marketType } from '../sports/kinds.ts';
import type { Market, Sport } from '../engine/market-type.ts';
import type { Acceptance } from '../engine/selection.ts';
import { settlePick } from '../engine/settle-pick.ts';
import type { SettlementRules } from '../engine/rules.ts';

/** A market of a sport by its kind; throws when the sport has none of it. */
export function marketOf(
  sport: Sport,
  kind: string,
  lineQuarters: number | null = null,
  param: string | null = null,
  playerId: string | null = null,
): Market {
  const type = marketType(sport, kind);
  if (type === null) throw new RangeError(`${sport} has no ${kind}`);
  return { type, lineQuarters, param, playerId };
}

/**
 * Goals as `h12 a45 h90`: side and minute, in their order; `own` marks an own goal, `=name` a
 * scorer.
 */
export function goalsOf(text: string): Incident[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) => {
      const match = /^([ha])(\d+)(own)?(?:=(\w+))?$/.exec(word);
      const minute = Number(match?.[2]);
      const side: Side = match?.[1] === 'h' ? 'home' : 'away';
      return {
        no: index + 1,
        stat: 'goals',
        period: minute <= 45 ? '1h' : '2h',
        minute,
        side,
        value: 1,
        isOwn: match?.[3] === 'own',
        playerId: match?.[4] ?? null,
      };
    });
}

const countOf = (goals: readonly Incident[], side: Side): number =>
  goals.filter((goal) => goal.side === side).length;

/** A finished match with these goals. */
export function footballFacts(goalText: string, more: Partial<Facts> = {}): Facts {
  const goals = goalsOf(goalText);
  const half = (period: string) => goals.filter((goal) => goal.period === period);
  const pair = (own: readonly Incident[]) => ({
    goals: [countOf(own, 'home'), countOf(own, 'away')] as const,
  });
  return factsOf({
    ended: 'completed',
    isFinal: true,
    periods: {
      '1h': periodOf(pair(half('1h'))),
      '2h': periodOf(pair(half('2h'))),
      reg: periodOf(pair(goals)),
    },
    incidents: goals,
    ...more,
  });
}

/** The result of one selection, as a word; a dead heat adds its share. */
export function resultOf(
  market: Market,
  outcome: string,
  facts: Facts,
  accepted?: Acceptance,
  rules?: SettlementRules,
): string {
  const { result, share } = settlePick({ market, outcome }, facts, accepted, rules);
  const isWhole = share.numerator === share.denominator;
  return isWhole ? result : `${result} ${share.numerator}/${share.denominator}`;
}
