export {
  lockPlayCursor,
  movePlayCursor,
  readPlayersOfPlays,
  readPlaysAfter,
  readWholePlays,
  sourceOfPlay,
  takePlays,
  type LogRow,
  type PlayCursor,
  type WholePlay,
} from './log-rows.store.ts';
export {
  readPlayedLines,
  readPlayedSums,
  type PlayedFilter,
  type PlayedSums,
} from './played-sums.store.ts';
export {
  anythingSettled,
  readSettledTurnover,
  type SettledTurnover,
} from './settled-turnover.store.ts';
export { settlementsCommittedBy } from './settlements-committed.ts';
