export { demoMatchOf } from './demo-calendar.ts';
export type { DemoMatch, DemoSettings } from './demo-schedule.ts';
export { demoTradeAt, type OutcomeChance } from './demo-trade.ts';
export { knockOutSize, knockOutTies, knownFromSlot } from './knock-out-ties.ts';
export { leagueSeason, leagueSeasonsAt, progressOf, type LeagueSeason } from './league-season.ts';
export { readDemoSettings } from './demo.store.ts';
export { openDemoMatches, type OpenDemoMatch } from './open-demo-matches.service.ts';
export { ensureDemo, seedSportsbook } from './seed-sportsbook.ts';
