import type { Facts, PeriodFacts } from '../engine/facts.ts';
import { sports } from '../engine/market-type.ts';
import { sportSpec } from '../sports/catalogue.ts';

/** What makes the score. Corners, shots or cards that are counted anew stop no event. */
const scoreStats: ReadonlySet<string> = new Set([
  ...['goals', 'points', 'sets', 'games', 'runs', 'wickets', 'maps', 'rounds'],
]);

/** Wholes are told beside their parts and come back; breaks have any name and come again. */
const wholes: ReadonlySet<string> = new Set(['reg', 'full']);
const playedPeriods: ReadonlySet<string> = new Set(
  sports.flatMap((sport) => sportSpec(sport).periods.filter((period) => !wholes.has(period))),
);

const ofName = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

function backIn(period: string, before: PeriodFacts, now: PeriodFacts): string | null {
  for (const [stat, [home, away]] of Object.entries(now.stats)) {
    const held = scoreStats.has(stat) ? ofName(before.stats, stat) : undefined;
    if (held !== undefined && (home < held[0] || away < held[1]))
      return `${period} ${stat} ${home}-${away} after ${held[0]}-${held[1]}`;
  }
  return null;
}

/** Where a score is lower than it was: `2h goals 1-1 after 2-1`; null where none is. */
export function scoreGoesBack(before: Facts | null, now: Facts): string | null {
  if (before === null) return null;
  for (const [name, period] of Object.entries(now.periods)) {
    const held = ofName(before.periods, name);
    const back = held === undefined ? null : backIn(name, held, period);
    if (back !== null) return back;
  }
  return null;
}

/** Whether anything that makes the score is another than it was; what was not told was nothing. */
export const isOtherScore = (before: Facts | null, now: Facts): boolean =>
  Object.entries(now.periods).some(([name, { stats }]) =>
    Object.entries(stats).some(([stat, [home, away]]) => {
      const held = ofName(before?.periods ?? {}, name)?.stats ?? {};
      const [h, a] = ofName(held, stat) ?? [0, 0];
      return scoreStats.has(stat) && (home !== h || away !== a);
    }),
  );

/** `1h after 2h` when a period is told that was left for another; null when it was not. */
export function periodReturns(periods: readonly string[], period: string | null): string | null {
  const last = periods.at(-1);
  if (period === null || period === last || !playedPeriods.has(period)) return null;
  return periods.includes(period) ? `${period} after ${last}` : null;
}
