export { openDemoMatches, type OpenDemoMatch } from './open-demo-matches.service.ts';
export { ensureDemo, seedSportsbook } from './seed-sportsbook.ts';
