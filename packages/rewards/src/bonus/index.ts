export {
  boostMinor,
  convertBonus,
  freeBetReturnMinor,
  matchMinor,
  type ConversionTerms,
} from './conversion.ts';
export { divideReturn, divideStake, type PlayMoney, type PocketOrder } from './pockets.ts';
export {
  countPlay,
  isPlayable,
  requiredMinor,
  weightOf,
  type Counted,
  type NotCounted,
  type Wagering,
  type WeightRow,
} from './wagering.ts';
