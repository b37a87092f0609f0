import { lowestPriceMilli, priceSteps, roundDownToPriceStep } from '@pavilion/domain/odds';

/** Every price of the ladder, the lowest first. */
export const rungs: readonly number[] = [lowestPriceMilli, ...rungsAbove()];

const placeOf = new Map(rungs.map((oddsMilli, place) => [oddsMilli, place]));

function* rungsAbove(): Generator<number, void> {
  let price = lowestPriceMilli;
  for (const { upToMilli, stepMilli } of priceSteps) {
    while (price < upToMilli) {
      price += stepMilli;
      yield price;
    }
  }
}

/** Place of the highest price of the ladder that is not above this one; -1 where all are. */
export function rungAtOrBelow(oddsMilli: number): number {
  const price = roundDownToPriceStep(oddsMilli);
  return price === null ? -1 : (placeOf.get(price) ?? -1);
}
