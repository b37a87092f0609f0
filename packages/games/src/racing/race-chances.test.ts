import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFractions, fraction, numbersFrom, type Fraction } from '../engine/index.ts';
import { vectorCardStream } from '../testing/shared-vectors.ts';
import { isRight } from './race-bet.ts';
import {
  fixedPrice,
  fixedReturn,
  lowestTerms,
  mostPaid,
  ordersOf,
  quoteFixed,
  raceChances,
  racingGames,
  selectionKinds,
  selectionsOf,
  weightsOf,
  type SelectionKind,
} from './index.ts';

const horses = racingGames['horse-racing'];
const chancesOf = (index: number) => raceChances(weightsOf(horses.card(vectorCardStream(index))));
const one = fraction(1n);

/** Everything that can be bet on of a kind. */
function everySelection(kind: SelectionKind, runners: number) {
  const all = numbersFrom(1, runners);
  const legs = { win: 1, place: 1, show: 1, quinella: 2, exacta: 2, trifecta: 3 }[kind];
  return selectionsOf({ kind, legs: numbersFrom(0, legs).map(() => all) }, runners);
}

describe('prices of the published cards', () => {
  it.each([
    [1, '528 2424 606 4751 464 824 824 1856 1466 3299 1187', [271, 187, 11_799, 6_338, 62_970]],
    [2, '625 516 625 2501 319 1737 1737 772', [305, 199, 3_075, 1_510, 14_577]],
    [3, '3031 598 336 1939 757 3031 989 336', [1_365, 802, 19_570, 9_137, 60_074]],
  ])('race %i', (index, win, others) => {
    const chances = chancesOf(index);
    const wins = everySelection('win', chances.runners).map((of) => fixedPrice(of, chances));
    expect(wins.join(' ')).toBe(win);
    const kinds = ['place', 'show', 'exacta', 'quinella', 'trifecta'] as const;
    const prices = kinds.map((kind) => {
      const legs = { place: 1, show: 1, exacta: 2, quinella: 2, trifecta: 3 }[kind];
      return Number(fixedPrice({ kind, runners: numbersFrom(1, legs) }, chances));
    });
    expect(prices).toEqual(others);
  });
});

describe('chances', () => {
  it('come to exactly 1, 2, 3, 1, 1, 1', () => {
    for (const weights of [
      weightsOf(horses.card(vectorCardStream(2))),
      [256, 16, 16, 100, 49, 81],
    ]) {
      const chances = raceChances(weights);
      for (const kind of selectionKinds) {
        const all = everySelection(kind, weights.length).map((of) => chances.chanceOf(of));
        const { denominator = 1n } = all[0] ?? {};
        const total = all.reduce((sum, { numerator }) => sum + numerator, 0n);
        expect(total).toBe(denominator * ({ place: 2n, show: 3n }[kind as 'place'] ?? 1n));
      }
    }
  });

  it('are what all orders of a small race come to, dead heats and all', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 }),
        fc.constantFrom(...selectionKinds),
        fc.nat(),
        (weights, kind, seed) => {
          const every = everySelection(kind, weights.length);
          const selection = every[seed % every.length];
          if (!selection) throw new Error('there is a selection');
          let chance = fraction(0n);
          for (const { order, chance: of } of allOrders(weights))
            for (const dead_heat of [0, 1, 2, 3])
              for (const right of ordersOf({ order, dead_heat }))
                if (isRight(selection, right)) {
                  const times = dead_heat === 0 ? 397n : 1n;
                  chance = addFractions(
                    chance,
                    fraction(of.numerator * times, of.denominator * 800n),
                  );
                }
          expect(lowestTerms(raceChances(weights).chanceOf(selection))).toEqual(chance);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('are worked out in time for a full field of twelve', () => {
    const chances = raceChances(numbersFrom(5, 12).map((q) => q * q));
    const price = fixedPrice({ kind: 'show', runners: [12] }, chances);
    expect(Number(price)).toBeGreaterThan(102);
  });
});

describe('fixed prices', () => {
  it('return at most 9/10, and more than 9/10 less a hundredth of the chance', () => {
    for (const index of numbersFrom(1, 6)) {
      const chances = chancesOf(index);
      for (const kind of ['win', 'place', 'show', 'quinella', 'exacta'] as const)
        for (const selection of everySelection(kind, chances.runners)) {
          const rtp = fixedReturn(selection, chances);
          if (!rtp) continue;
          const chance = lowestTerms(chances.chanceOf(selection));
          expect(compare(rtp, fraction(9n, 10n))).toBeLessThanOrEqual(0);
          const least = addFractions(rtp, fraction(chance.numerator, chance.denominator * 100n));
          expect(compare(least, fraction(9n, 10n))).toBeGreaterThan(0);
        }
    }
  });

  it('are not offered below 1.02 and stop at a million', () => {
    const chances = raceChances([256, 16, 16, 16, 16, 16]);
    expect(fixedPrice({ kind: 'show', runners: [1] }, chances)).toBeNull();
    expect(fixedReturn({ kind: 'show', runners: [1] }, chances)).toBeNull();
    const tiny = raceChances([1_000_000, 1_000_000, 1, 1, 1, 1]);
    expect(fixedPrice({ kind: 'trifecta', runners: [3, 4, 5] }, tiny)).toBe(100_000_000n);
  });

  it('are quoted for all selections of a bet, or not at all', () => {
    const chances = chancesOf(1);
    const quote = quoteFixed({ kind: 'each_way', legs: [[1, 2]] }, chances);
    const prices = quote?.selections.map(
      ({ kind, key, priceHundredths }) => `${kind} ${key} ${priceHundredths}`,
    );
    expect(prices?.slice(0, 3)).toEqual(['win 1 528', 'win 2 2424', 'show 1 187']);
    const returns = quote?.selections.map((of) => fixedReturn(of, chances) ?? one);
    const sum = returns?.reduce(addFractions) ?? one;
    expect(quote?.rtp).toEqual(fraction(sum.numerator, sum.denominator * 4n));
    const favourite = raceChances([256, 16, 16, 16, 16, 16]);
    expect(quoteFixed({ kind: 'show', legs: [[1, 2]] }, favourite)).toBeNull();
  });

  it('bound what a bet can pay by those that can be right at once', () => {
    const priceOf = ({ runners }: { runners: readonly number[] }) => BigInt(runners[0] ?? 0) * 100n;
    const show = selectionsOf({ kind: 'show', legs: [numbersFrom(1, 6)] }, 8);
    expect(mostPaid(show, 10n, priceOf)).toBe(10n * (6n + 5n + 4n));
    const eachWay = selectionsOf({ kind: 'each_way', legs: [[7]] }, 8);
    expect(mostPaid(eachWay, 10n, priceOf)).toBe(140n);
  });
});

const compare = (a: Fraction, b: Fraction): number =>
  Number(a.numerator * b.denominator - b.numerator * a.denominator);

/** Every order of a race with its chance, drawn one after another. */
function allOrders(weights: readonly number[]): { order: number[]; chance: Fraction }[] {
  let begun: { order: number[]; chance: Fraction }[] = [{ order: [], chance: one }];
  for (let place = 0; place < weights.length; place += 1)
    begun = begun.flatMap(({ order, chance }) => {
      const left = numbersFrom(1, weights.length).filter((number) => !order.includes(number));
      const sum = left.reduce((total, number) => total + (weights[number - 1] ?? 0), 0);
      return left.map((number) => ({
        order: [...order, number],
        chance: fraction(
          chance.numerator * BigInt(weights[number - 1] ?? 0),
          chance.denominator * BigInt(sum),
        ),
      }));
    });
  return begun;
}
