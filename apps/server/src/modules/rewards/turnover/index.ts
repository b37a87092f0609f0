export {
  readPlayedLines,
  readPlayedSums,
  type PlayedFilter,
  type PlayedSums,
} from './played-sums.store.ts';
export { sourceOfPlay, takePlays, type LoggedPlay } from './play-log.store.ts';
export {
  anythingSettled,
  readSettledTurnover,
  type SettledTurnover,
} from './settled-turnover.store.ts';
export { settlementsCommittedBy } from './settlements-committed.ts';
