export { winChanceOf } from './win-chance.ts';
export { entrantsOf, winnerIn } from './knock-out.ts';
export { courtsOn } from './sport-calendar.ts';
export { strengthOf } from './sport-leagues.ts';
export { scoresOf } from './sport-scores.ts';
export {
  edgeOf,
  progressOfSport,
  sportSeason,
  sportSeasonsAt,
  type SportSeason,
} from './sport-season.ts';
