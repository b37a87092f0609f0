export { bestFive } from './best-five.ts';
export {
  handClasses,
  handClassOf,
  handStrength,
  isRoyalFlush,
  kickerRanks,
  madeRanks,
  suitRanks,
  suitsStrength,
  type HandClass,
  type HandStrength,
} from './hand-strength.ts';
export { highest, sizeOf, straightTop, top, type RankMask } from './rank-masks.ts';
export {
  threeCardClasses,
  threeCardClassOf,
  threeCardStrength,
  type ThreeCardClass,
} from './three-card-strength.ts';
