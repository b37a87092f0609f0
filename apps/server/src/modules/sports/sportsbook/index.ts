export { boardOf } from './board.ts';
export { announceChanges, notifyEvents, type EventChange } from './change-notice.ts';
export { isPastCutOff } from './cut-off.ts';
export type { EventRecord, EventState } from './event-record.ts';
export { lineText } from './event-view.ts';
export { insertEvent, updateLive } from './event-write.store.ts';
export {
  importFixtures,
  importFootballData,
  importFootballJson,
  type FileWish,
} from './import-files.service.ts';
export type { ImportMode } from './import-line.ts';
export type { ImportReport } from './import-matches.service.ts';
export {
  dismissRow,
  matchRowByHand,
  nameTeamByHand,
  retryRows,
} from './operator-identities.service.ts';
export { ensureTeam, findTeamsForOperator } from './team.store.ts';
export { findUnmatched } from './unmatched.store.ts';
export { ensureLeague, listLeaguesForOperator, type LeagueName } from './league.store.ts';
export { changePlayerFactor, changeSportsLimits } from './operator-limits.service.ts';
export { addLeague, nameLeagueByHand } from './operator-leagues.service.ts';
export { oddsMilliOf, oddsText } from './odds-text.ts';
export {
  countEventsForOperator,
  findEventsForOperator,
  leagueCodes,
  type OperatorEvent,
  type OperatorEventFilter,
} from './operator-events.store.ts';
export { enterResultByHand, voidEventByHand } from './operator-results.service.ts';
export { offerMarkets, suspendMarkets } from './market-write.store.ts';
export { marketsOf, pricingOf } from './price-events.service.ts';
export { enterResult, lockEvent, type ResultEntry } from './results.store.ts';
export { readSportsLimits, writeSportsLimits, type SportsLimits } from './sports-limits.store.ts';
export { openSportsbook } from './open-sportsbook.ts';
export { postponedVoidAfterMs, voidOverdueEvents } from './void-overdue.service.ts';
