export {
  depositAdds,
  metricRules,
  missionMetrics,
  multiplierHundredths,
  playAdds,
  progressAfter,
  type Added,
  type MissionMetric,
  type MissionUnit,
} from './mission-metric.ts';
export {
  doPeriodsMeet,
  periodAt,
  periodBefore,
  periodOfKey,
  type MissionPeriod,
  type PeriodSpan,
} from './mission-period.ts';
export { missionState, type MissionState } from './mission-state.ts';
export {
  isWithin,
  playMetrics,
  progressOfPlays,
  sumOf,
  type CountedPlay,
} from './mission-progress.ts';
