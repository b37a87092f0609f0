import type { PlayFilter } from '../play-filter.ts';
import type { SettledPlay } from '../prize.ts';
import { playAdds, progressAfter, type Added, type MissionMetric } from './mission-metric.ts';

/** A play with the moment at which it first counted, and the site's date of it. */
export interface CountedPlay {
  play: SettledPlay;
  at: Date;
  localDate: string;
}

/** From when on and until when a mission counts; null: without a bound. */
export interface CountedTime {
  from: Date | null;
  /** Excluded. */
  to: Date | null;
}

export const isWithin = ({ from, to }: CountedTime, at: Date): boolean =>
  (from === null || at >= from) && (to === null || at < to);

/** Progress by what was added: sums in minor units, multipliers in hundredths, the rest counts. */
export function sumOf(metric: MissionMetric, added: Iterable<Added>): bigint {
  let progress: { value: bigint; things: ReadonlySet<string> } = { value: 0n, things: new Set() };
  for (const one of added) progress = progressAfter(metric, progress, one);
  return progress.value;
}

/** Progress by plays of a stretch of time. */
export function progressOfPlays(
  rule: { metric: MissionMetric; filter: PlayFilter; time: CountedTime },
  plays: readonly CountedPlay[],
): bigint {
  const { metric, filter, time } = rule;
  return sumOf(
    metric,
    plays
      .filter(({ at }) => isWithin(time, at))
      .map(({ play, localDate }) => playAdds(metric, filter, play, localDate))
      .filter((added) => added !== null),
  );
}

/** Metrics that plays decide. */
export const playMetrics: ReadonlySet<MissionMetric> = new Set<MissionMetric>([
  ...(['rounds', 'turnover', 'games', 'wins', 'multiplier', 'days'] as const),
]);
