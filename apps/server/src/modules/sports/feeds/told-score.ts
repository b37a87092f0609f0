import { kindsOf, sportSpec, type Facts, type Pair, type Sport } from '@pavilion/sports';

/** `1h` and `2h` are of one row, `q1` to `q4` of another. */
const rowOf = (period: string): string => period.replaceAll(/\d/g, '');

/** Played when a whole is not decided by its own periods. */
const beyond = new Set(['ot', 'so', 'xi']);

const plus = ([home, away]: Pair, [h, a]: Pair): Pair => [home + h, away + a];

/**
 * The score an event is shown with: what its first kind of market counts, of the period it looks
 * at. Where a source tells only the parts it is their sum; null where it tells neither.
 */
export function scoreOf(sport: Sport, { periods }: Facts): Pair | null {
  const [main] = kindsOf[sport];
  if (!main) return null;
  const whole = periods[main.period]?.stats[main.stat];
  if (whole) return whole;
  const [first = ''] = sportSpec(sport).periods;
  const isPart = (period: string): boolean =>
    rowOf(period) === rowOf(first) || (main.period === 'full' && beyond.has(period));
  const parts = Object.entries(periods).flatMap(([period, { stats }]) => {
    const pair = stats[main.stat];
    return pair && isPart(period) ? [pair] : [];
  });
  return parts.length === 0 ? null : parts.reduce(plus);
}

/** Every period that is told of, as `[home, away]` by stat. */
export const scoresOf = ({ periods }: Facts): Record<string, Record<string, [number, number]>> =>
  Object.fromEntries(
    Object.entries(periods).map(([period, { stats }]) => [
      period,
      Object.fromEntries(
        Object.entries(stats).map(([stat, [home, away]]): [string, [number, number]] => [
          stat,
          [home, away],
        ]),
      ),
    ]),
  );
