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
export { periodAt, type MissionPeriod, type PeriodSpan } from './mission-period.ts';
