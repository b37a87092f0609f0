export { editionAt, type RaceEdition } from './race-edition.ts';
export {
  compareEntries,
  entryAfter,
  entryOf,
  isRanked,
  type RaceEntry,
  type RacePlay,
} from './race-entry.ts';
export {
  prizeOfPlace,
  raceAdds,
  raceMetrics,
  scoreAfter,
  type PlacePrize,
  type RaceMetric,
  type RaceRule,
} from './race-score.ts';
