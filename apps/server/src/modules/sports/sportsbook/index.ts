export { withAsker } from './asker.ts';
export { boardOf, type Board } from './board.ts';
export { knownEvent } from './event-detail.service.ts';
export { boardChange, marketsChange, offeredNow } from './board-change.ts';
export { announceChanges, notifyEvents, type EventChange } from './change-notice.ts';
export { isPastCutOff } from './cut-off.ts';
export type { EventPlay, EventRecord, EventState } from './event-record.ts';
export { closeDecidedMarkets } from './decided-markets.store.ts';
export { insertEvent, updateLive } from './event-write.store.ts';
export { readPlayFacts, writePlay } from './event-play.store.ts';
export { importFootballData } from './import-files.service.ts';
export { importByOperator, toldReport } from './import-by-operator.service.ts';
export type { ImportReport } from './import-matches.service.ts';
export type { ImportMode } from './import-line.ts';
export { typeOfKind } from './kind-of.ts';
export { placeTermsView } from './race-view.ts';
export { insertRace, startRace, withdrawRunner, type NewRace } from './race-write.store.ts';
export { ensureTeam } from './team.store.ts';
export { ensureLeague, type LeagueName } from './league.store.ts';
export { changePlayerFactor } from './operator-limits.service.ts';
export { oddsMilliOf, oddsText } from './odds-text.ts';
export { enterFinishByHand } from './operator-finish.service.ts';
export { enterResultByHand, voidEventByHand } from './operator-results.service.ts';
export {
  eventNameOf,
  findHeldPlace,
  holdMarkets,
  releaseMarkets,
  writeMovedMarkets,
  type HeldPlace,
  type MovedMarket,
} from './market-hold.store.ts';
export { movedOdds } from './moved-odds.ts';
export { offerMarkets, suspendMarkets, type OfferedMarket } from './market-write.store.ts';
export { offerOfModel } from './offer/offer-of-model.ts';
export type { Overround } from './offer/offer-options.ts';
export { readOverround, readTradingTerms } from './trading-terms.store.ts';
export type { ResultEntry } from './facts-of-result.ts';
export { correctionHours, enterResult, isSettledForLong, lockEvent } from './results.store.ts';
export { readSportsLimits, writeSportsLimits, type SportsLimits } from './sports-limits.store.ts';
export { openSportsbook } from './open-sportsbook.ts';
export { postponedVoidAfterMs, voidAfterHours, voidOverdueEvents } from './void-overdue.service.ts';
