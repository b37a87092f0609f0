export { isBelowFair, isFarAboveFair } from './below-fair.ts';
export {
  americanValue,
  exactFraction,
  formatOdds,
  indonesianValue,
  malayValue,
  profitPerUnit,
} from './format-odds.ts';
export {
  fairProbabilities,
  impliedProbability,
  overround,
  powerExponent,
  pricesWithMargin,
  type MarginMethod,
} from './margin.ts';
export {
  assertOddsMilli,
  isOddsFormat,
  oddsFormats,
  oddsMilliBounds,
  type OddsFormat,
} from './odds-format.ts';
export { parseOdds } from './parse-odds.ts';
export {
  lowestPriceMilli,
  priceSteps,
  roundDownToPriceStep,
  type PriceStep,
} from './price-step.ts';
export type { Rational } from './rational.ts';
