export {
  lockPlayCursor,
  movePlayCursor,
  readPlayersOfPlays,
  readPlaysAfter,
  readWholePlays,
  type LogRow,
  type PlayCursor,
} from './log-rows.store.ts';
export {
  anythingSettled,
  readSettledTurnover,
  type SettledTurnover,
} from './settled-turnover.store.ts';
export { settlementsCommittedBy } from './settlements-committed.ts';
