import { passes, type PlayFilter } from '../play-filter.ts';
import { payoutOf, stakeOf, type SettledPlay } from '../prize.ts';

export const missionMetrics = [
  'rounds',
  'turnover',
  'games',
  'wins',
  'multiplier',
  'deposits',
  'deposit_sum',
  'verify',
  'days',
  'spins',
] as const;
export type MissionMetric = (typeof missionMetrics)[number];

export type MissionUnit = 'count' | 'amount' | 'level' | 'multiplier';

/** How a metric is told, and how what counts adds up. */
interface MetricRule {
  unit: MissionUnit;
  /** Sums add, distinct things are counted once, of levels and multipliers the highest stands. */
  adds: 'sum' | 'distinct' | 'highest';
}

export const metricRules: Readonly<Record<MissionMetric, MetricRule>> = {
  rounds: { unit: 'count', adds: 'sum' },
  turnover: { unit: 'amount', adds: 'sum' },
  games: { unit: 'count', adds: 'distinct' },
  wins: { unit: 'count', adds: 'sum' },
  multiplier: { unit: 'multiplier', adds: 'highest' },
  deposits: { unit: 'count', adds: 'sum' },
  deposit_sum: { unit: 'amount', adds: 'sum' },
  verify: { unit: 'level', adds: 'highest' },
  days: { unit: 'count', adds: 'distinct' },
  spins: { unit: 'count', adds: 'sum' },
};

/**
 * What one thing adds: a sum or a level as a whole number (amounts in minor units, multipliers in
 * hundredths), or what is counted once.
 */
export type Added = { value: bigint } | { thing: string };

/** The highest `floor(payout · 100 / stake)` of a play, in hundredths. */
export const multiplierHundredths = (play: SettledPlay): bigint =>
  stakeOf(play) === 0n ? 0n : (payoutOf(play) * 100n) / stakeOf(play);

/**
 * What a settled play adds to a mission, null when it does not count; `localDate` is the site's
 * date of its settlement.
 */
export function playAdds(
  metric: MissionMetric,
  filter: PlayFilter,
  play: SettledPlay,
  localDate: string,
): Added | null {
  if (play.isVoid || play.isFreeBet || !passes(filter, play)) return null;
  switch (metric) {
    case 'rounds':
      return { value: 1n };
    case 'turnover':
      return { value: play.cashMinor };
    case 'games':
      return { thing: `${play.provider}/${play.game}` };
    case 'wins':
      return payoutOf(play) > stakeOf(play) ? { value: 1n } : null;
    case 'multiplier':
      return { value: multiplierHundredths(play) };
    case 'days':
      return { thing: localDate };
    default:
      return null;
  }
}

/** What a credited deposit adds; least amounts are the mission's own. */
export function depositAdds(
  metric: MissionMetric,
  amountMinor: bigint,
  leastMinor: bigint,
): Added | null {
  if (amountMinor < leastMinor) return null;
  if (metric === 'deposits') return { value: 1n };
  return metric === 'deposit_sum' ? { value: amountMinor } : null;
}

/** Progress after one more: never above the target. */
export function progressAfter(
  metric: MissionMetric,
  progress: { value: bigint; things: ReadonlySet<string> },
  added: Added,
): { value: bigint; things: ReadonlySet<string> } {
  if ('thing' in added) {
    const things = new Set([...progress.things, added.thing]);
    return { value: BigInt(things.size), things };
  }
  const { adds } = metricRules[metric];
  const value =
    adds === 'highest'
      ? added.value > progress.value
        ? added.value
        : progress.value
      : progress.value + added.value;
  return { value: value < 0n ? 0n : value, things: progress.things };
}
