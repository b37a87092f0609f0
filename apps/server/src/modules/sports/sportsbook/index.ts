export { withAsker } from './asker.ts';
export { boardOf, type Board } from './board.ts';
export { bookOf } from './book-text.ts';
export { keepOnlyDemoBooks, writeBook, writeDemoBooks, type DemoBook } from './book.store.ts';
export { knownEvent } from './event-detail.service.ts';
export { boardChange, marketsChange, offeredNow } from './board-change.ts';
export { announceChanges, notifyEvents, type EventChange } from './change-notice.ts';
export { isPastCutOff } from './cut-off.ts';
export type { EventPlay, EventRecord, EventState } from './event-record.ts';
export { closeDecidedMarkets, withoutDecided } from './decided-markets.store.ts';
export {
  insertEvent,
  moveStart,
  postponeEvent,
  updateLive,
  type EventRow,
} from './event-write.store.ts';
export { findEventsOfPair } from './identity.store.ts';
export { isBeyondItsBets } from './moved-match.service.ts';
export { readPlayFacts, writeFeedState, writePlay } from './event-play.store.ts';
export { importFootballData } from './import-files.service.ts';
export { importByOperator, toldReport } from './import-by-operator.service.ts';
export type { ImportReport } from './import-matches.service.ts';
export type { ImportMode } from './import-line.ts';
export { typeOfKind } from './kind-of.ts';
export { placeTermsView } from './race-view.ts';
export { insertRace, startRace, withdrawRunner, type NewRace } from './race-write.store.ts';
export { ensureTeam, findTeam } from './team.store.ts';
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
export { stopMarkets } from './market-stop.store.ts';
export { marginOf, offerOfModel } from './offer/offer-of-model.ts';
export type { Overround } from './offer/offer-options.ts';
export { writePricedBy } from './price-events.store.ts';
export { readOverround, readTradingTerms } from './trading-terms.store.ts';
export type { ResultEntry } from './facts-of-result.ts';
export {
  correctionHours,
  enterResult,
  isLateCorrection,
  isSettledForLong,
  lockEvent,
  voidOf,
} from './results.store.ts';
export { readSportsLimits, writeSportsLimits, type SportsLimits } from './sports-limits.store.ts';
export { openSportsbook } from './open-sportsbook.ts';
export { postponedVoidAfterMs, voidAfterHours, voidOverdueEvents } from './void-overdue.service.ts';
