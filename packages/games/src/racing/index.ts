import { greyhounds } from './greyhounds/greyhounds.game.ts';
import { harness } from './harness/harness.game.ts';
import { horseRacing } from './horse-racing/horse-racing.game.ts';
import { raceGame } from './race-game.ts';

export { fixedPayout, fixedPrice, fixedReturn, mostPaid } from './fixed-prices.ts';
export {
  poolPayout,
  poolPrices,
  settlePool,
  takeoutBp,
  type PoolMoney,
  type PoolPrices,
  type PoolSettlement,
} from './pool-prices.ts';
export { probablePrices } from './probable-prices.ts';
export { quoteFixed, type FixedQuote, type PricedSelection } from './quote.ts';
export {
  betKinds,
  parseRaceBet,
  raceMarkets,
  selectionKinds,
  selectionsOf,
  unitOf,
  type RaceBet,
  type RaceBetKind,
  type RaceMarket,
  type Selection,
  type SelectionKind,
} from './race-bet.ts';
export { weightsOf, type RaceCard, type Runner } from './race-card.ts';
export { lowestTerms, raceChances, type Chance, type RaceChances } from './race-chances.ts';
export type { RaceCourse, RunnerCourse } from './race-course.ts';
export type { RaceGame } from './race-game.ts';
export { raceTimes } from './race-kind.ts';
export { metresAt, positionsAt, type RunnerPosition } from './race-position.ts';
export { ordersOf, type RaceOutcome } from './race-result.ts';

/** The races of the studio by their codes. */
export const racingGames = {
  'horse-racing': raceGame(horseRacing),
  greyhounds: raceGame(greyhounds),
  harness: raceGame(harness),
};
