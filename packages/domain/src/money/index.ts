export {
  formatAmount,
  formatMinor,
  maxAmountMinor,
  parseAmount,
  parseMinor,
  type ParseAmountOptions,
} from './amount.ts';
export { displayNumber } from './display-number.ts';
export { divideFloor, divideHalfUp, mulRatioFloor, mulRatioHalfUp } from './ratio.ts';
