export {
  prizeOfPlace,
  raceAdds,
  raceMetrics,
  scoreAfter,
  type PlacePrize,
  type RaceMetric,
  type RaceRule,
} from './race-score.ts';
