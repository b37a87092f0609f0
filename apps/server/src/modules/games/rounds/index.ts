export { advanceRounds, sharedGameCodes } from './advance-rounds.service.ts';
export { bettingRounds, type BettingRound } from './betting-rounds.service.ts';
export { deciderOf, sharedPlayEvidence, sharedPlayView } from './shared-play-view.ts';
export { sharedRoundView } from './shared-round-recall.service.ts';
export { nameAtTable } from './seats.service.ts';
export { readRoomSettings, writeRoomSettings, type RoomSettings } from './room-settings.store.ts';
export { tableOf } from './table-of.ts';
export { joinShared } from './join-round.service.ts';
export { readSharedRound } from './shared-round.store.ts';
