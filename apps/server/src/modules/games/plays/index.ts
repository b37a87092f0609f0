export { checkBuy } from './check-buy.ts';
export { boundingTop, checkedStake, leastOf, mostStake } from './checked-stake.ts';
export { gameFlags } from './game-flags.ts';
export {
  checkedParams,
  checkGameFilter,
  offeredGame,
  openGame,
  playedGame,
  type GameKey,
} from './house-game.ts';
export { legalStakeOf } from './legal-stake.service.ts';
export { refuseMove, refuseStake } from './refuse-stake.ts';
export { roundView, type RoundView } from './round-view.ts';
export {
  actOnHand,
  readHandActions,
  readPlayerRounds,
  readRound,
  readStaleHands,
  startRound,
  stepOfRequest,
  type ActAnswer,
  type ActOrder,
  type PlayDraft,
  type PlayedAction,
  type PlayRow,
  type RoundDraft,
  type RoundRow,
  type StartAnswer,
  type TicketLine,
} from './round.store.ts';
export { asDealt, atMostWin, isAtMostWin, takingWin } from './win-cap.ts';
