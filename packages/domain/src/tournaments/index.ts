export { editionFrom, nextEdition, type EditionWindow } from './edition-window.ts';
export {
  mergeEntries,
  prizeResults,
  rankEntries,
  type RankedEntry,
  type TournamentEntry,
  type TournamentResult,
} from './ranking.ts';
export {
  maxPeriodMinutes,
  maxPrizePlaces,
  seriesProblems,
  totalPrizeMinor,
  type TournamentSeries,
} from './series.ts';
