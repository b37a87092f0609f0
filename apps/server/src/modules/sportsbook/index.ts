export { announceChanges, notifyEvents } from './change-notice.ts';
export { isPastCutOff } from './cut-off.ts';
export type { EventState } from './event-record.ts';
export { lineText } from './event-view.ts';
export {
  importFixtures,
  importFootballData,
  importFootballJson,
  type FixtureListSource,
} from './import-files.service.ts';
export type { ImportMode } from './import-line.ts';
export type { ImportReport } from './import-matches.service.ts';
export {
  dismissRow,
  matchRowByHand,
  nameTeamByHand,
  retryRows,
} from './operator-identities.service.ts';
export { findTeamsForOperator } from './team.store.ts';
export { findUnmatched } from './unmatched.store.ts';
export {
  importSources,
  listLeaguesForOperator,
  type ImportSource,
  type LeagueName,
} from './league.store.ts';
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
export { enterResult, type ResultEntry } from './results.store.ts';
export { readSportsLimits, writeSportsLimits, type SportsLimits } from './sports-limits.store.ts';
export { ensureDemo, seedSportsbook } from './demo/seed-sportsbook.ts';
export { openDemoMatches, type OpenDemoMatch } from './demo/open-demo-matches.service.ts';
export { playDemoMatches } from './demo/play-demo.service.ts';
export { topUpDemo } from './demo/top-up-demo.service.ts';
export { openSportsbook } from './open-sportsbook.ts';
export { postponedVoidAfterMs, voidOverdueEvents } from './void-overdue.service.ts';
