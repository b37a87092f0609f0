export { advanceRounds, sharedGameCodes } from './advance-rounds.service.ts';
export { bettingRounds, type BettingRound } from './betting-rounds.service.ts';
export { pruneDemoSessions } from './demo.service.ts';
export { finishStaleHands } from './hand.service.ts';
export { playInstant } from './play-instant.service.ts';
export { joinShared } from './shared-round.service.ts';
