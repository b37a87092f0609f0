export {
  addFractions,
  fraction,
  fractionText,
  multiplyFractions,
  type Fraction,
} from './fraction.ts';
export type * from './game.ts';
export {
  multiplierOf,
  multiplierScale,
  multiplierText,
  payoutOf,
  type MultiplierE4,
} from './multiplier.ts';
export { ParamReader, type ParamProblem, type Parsed } from './params.ts';
