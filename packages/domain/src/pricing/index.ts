export {
  inPlayMatrix,
  matchMinutes,
  remainingLambdas,
  remainingShare,
  type InPlayState,
} from './in-play.ts';
export { balancedLine, mainLines, type LineMarketKind } from './main-lines.ts';
export {
  defaultMargin,
  priceMarket,
  type MarginSettings,
  type PricedMarket,
  type PricedSelection,
} from './price-market.ts';
export { defaultMatchPricing, priceMatch, type MatchPricing } from './price-match.ts';
export { maxGoals, scoreMatrix, type Lambdas, type ScoreMatrix } from './score-matrix.ts';
export {
  fairPrice,
  fairProbability,
  resultProbabilities,
  type ResultProbabilities,
} from './selection-probability.ts';
export {
  defaultNewcomer,
  expectedGoals,
  fitTeamStrengths,
  leastMatchesPerTeam,
  levelledGoals,
  type FitOptions,
  type PlayedMatch,
  type TeamStrength,
  type TeamStrengths,
} from './team-strengths.ts';
