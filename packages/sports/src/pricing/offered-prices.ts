import { pricesWithMargin, roundDownToPriceStep } from '@pavilion/domain/odds';

/**
 * From so many outcomes on each is lifted a little before the margin, else outsiders are given away
 * or unbettable.
 */
const manyOutcomes = 5;
const floorOfOutsiders = 0.002;

/**
 * Prices on the price ladder for the chances of the outcomes of one market: margin by power, then
 * down to the step. Null for what would be below the lowest price. The chances may add up to more
 * than 1 where several win together.
 */
export function offeredPrices(
  probabilities: readonly number[],
  overround: number,
): (number | null)[] {
  const lift = probabilities.length >= manyOutcomes ? floorOfOutsiders : 0;
  const sum = probabilities.reduce((total, probability) => total + probability, 0);
  // Several may win together: of a double chance two, of places as many as are paid.
  const lifted = probabilities.map((probability) => Math.min(probability + lift, 1 - 1e-9));
  return pricesWithMargin(lifted, sum * overround, 'power').map((odds) =>
    roundDownToPriceStep(odds),
  );
}
