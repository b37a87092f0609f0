export { advanceRounds, sharedGameCodes } from './advance-rounds.service.ts';
export { bettingRounds, type BettingRound } from './betting-rounds.service.ts';
export { deciderOf, sharedPlayEvidence, sharedPlayView } from './shared-play-view.ts';
export { sharedRoundView } from './shared-round-recall.service.ts';
export { nameAtTable } from './seats.service.ts';
export { readRoomSettings, writeRoomSettings, type RoomSettings } from './room-settings.store.ts';
export { replaceAlwaysOn } from './always-on.store.ts';
export { setTable, type AskedTable } from './set-table.service.ts';
export { keptTable, shownTable, tableOf } from './table-of.ts';
export { joinShared } from './join-round.service.ts';
export { nextClose } from './next-close.ts';
export { offeredTables, type OfferedTable } from './offered-tables.ts';
export { poolsViewOf } from './pool-news.ts';
export { readRoundPools, type RoundPoolsRow } from './pool.store.ts';
export { houseSeedOf } from './round-state.service.ts';
export { stageOf } from './round-stage.ts';
export {
  readSabongSettings,
  writeSabongSettings,
  type SabongSettingsRow,
} from './sabong-settings.store.ts';
export {
  readEndedRounds,
  readRoundsOf,
  readSharedRound,
  type SharedRoundRow,
} from './shared-round.store.ts';
