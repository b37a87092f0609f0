export { openDemoMatches, type OpenDemoMatch } from './open-demo-matches.service.ts';
export { seedSportsbook } from './seed-sportsbook.ts';
