export {
  lockPlayCursor,
  movePlayCursor,
  readPlayersOfPlays,
  readPlaysAfter,
  readWholePlays,
  type LoggedPlay,
  type PlayCursor,
} from './play-log.store.ts';
export {
  anythingSettled,
  readSettledTurnover,
  type SettledTurnover,
} from './settled-turnover.store.ts';
export { settlementsCommittedBy } from './settlements-committed.ts';
