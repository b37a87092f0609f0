import { fraction, numbersFrom, type Fraction } from '../engine/index.ts';
import type { Selection } from './race-bet.ts';

/**
 * A share that is not brought to lowest terms: its numbers are large, and only compared and
 * divided.
 */
export interface Chance {
  numerator: bigint;
  denominator: bigint;
}

/** Exact chances of a race, the dead heat included (domain 8.2). Runners are numbered from 1. */
export interface RaceChances {
  runners: number;
  chanceOf(selection: Pick<Selection, 'kind' | 'runners'>): Chance;
}

/** The chance in lowest terms. */
export const lowestTerms = ({ numerator, denominator }: Chance): Fraction =>
  fraction(numerator, denominator);

/**
 * A dead heat for one place in 400 races, each of its two orders by half: everything is counted in
 * 1/800.
 */
const halves = 800n;

/**
 * Chances of orders over one common denominator, so that no fraction is ever shortened on the way.
 */
class Orders {
  readonly weights: readonly bigint[];
  readonly total: bigint;
  /** Multiples of everything that can be left after one, two, three runners. */
  readonly #after: readonly bigint[];
  readonly denominator: bigint;

  constructor(weights: readonly number[]) {
    this.weights = weights.map(BigInt);
    this.total = this.weights.reduce((sum, weight) => sum + weight, 0n);
    this.#after = [1, 2, 3].map((gone) => leastMultiple(this.#leftAfter(gone)));
    this.denominator = this.#after.reduce((product, multiple) => product * multiple, this.total);
  }

  /** Everything that can be left when so many runners are in. */
  #leftAfter(gone: number): readonly bigint[] {
    let left = [{ sum: this.total, next: 0 }];
    for (let count = 0; count < gone; count += 1)
      left = left.flatMap(({ sum, next }) =>
        this.weights.slice(next).map((weight, i) => ({ sum: sum - weight, next: next + i + 1 })),
      );
    return left.map(({ sum }) => sum);
  }

  /** The chance that these come first, in this order; at most four. Numerator of `denominator`. */
  first(...places: readonly number[]): bigint {
    let left = this.total;
    let chance = 1n;
    for (const [gone, place] of places.entries()) {
      const multiple = gone === 0 ? 1n : (this.#after[gone - 1] ?? 1n);
      const weight = this.weights[place] ?? 0n;
      chance *= weight * (gone === 0 ? 1n : multiple / left);
      left -= weight;
    }
    return chance * this.#rest(places.length);
  }

  /** What brings a chance of so many places to the common denominator. */
  #rest(places: number): bigint {
    const multiples = this.#after.slice(Math.max(places - 1, 0));
    return multiples.reduce((product, multiple) => product * multiple, 1n);
  }

  /**
   * Chances of each runner to be first, second, third, fourth; of `denominator`. What comes before
   * is multiplied out once for all who may follow.
   */
  places(): readonly (readonly bigint[])[] {
    const at = this.weights.map(() => [0n, 0n, 0n, 0n]);
    const walk = (begun: readonly number[], share: bigint, left: bigint): void => {
      const gone = begun.length;
      const each = gone === 0 ? share : share * ((this.#after[gone - 1] ?? 1n) / left);
      for (const [next, weight] of this.weights.entries())
        if (!begun.includes(next)) {
          const chance = each * weight;
          const row = at[next];
          if (row) row[gone] = (row[gone] ?? 0n) + chance;
          if (gone < 3) walk([...begun, next], chance, left - weight);
        }
    };
    walk([], 1n, this.total);
    return at.map((row) => row.map((chance, place) => chance * this.#rest(place + 1)));
  }
}

function leastMultiple(numbers: readonly bigint[]): bigint {
  return [...new Set(numbers)].reduce((multiple, number) => {
    let [a, b] = [multiple, number];
    while (b > 0n) [a, b] = [b, a % b];
    return (multiple / a) * number;
  }, 1n);
}

const sum = (numbers: readonly bigint[]): bigint =>
  numbers.reduce((total, next) => total + next, 0n);

/** The exact chances of a race with these weights; what is asked is worked out once. */
export function raceChances(weights: readonly number[]): RaceChances {
  const orders = new Orders(weights);
  const all = numbersFrom(0, weights.length);
  const p = (...places: number[]): bigint => orders.first(...places);
  const others = (...places: number[]): number[] => all.filter((one) => !places.includes(one));
  let known: readonly (readonly bigint[])[] | null = null;
  const at = (place: number): readonly [bigint, bigint, bigint, bigint] => {
    known ??= orders.places();
    const [first = 0n, second = 0n, third = 0n, fourth = 0n] = known[place] ?? [];
    return [first, second, third, fourth];
  };
  const between = (i: number, j: number): bigint => sum(others(i, j).map((k) => p(i, k, j)));
  /** In 1/800 of a common denominator: undisturbed, then each dead heat with its two orders. */
  const counted: Record<Selection['kind'], (places: readonly number[]) => bigint> = {
    // Without all places: lists of races ask for it alone.
    win([i = 0]) {
      const [first, second] = [p(i), sum(others(i).map((j) => p(j, i)))];
      return 798n * first + first + second;
    },
    place([i = 0]) {
      const [first, second, third] = at(i);
      return 798n * (first + second) + 2n * first + second + third;
    },
    show([i = 0]) {
      const [first, second, third, fourth] = at(i);
      return 798n * (first + second + third) + 2n * (first + second) + third + fourth;
    },
    quinella([i = 0, j = 0]) {
      const both = p(i, j) + p(j, i);
      return 798n * both + both + between(i, j) + between(j, i);
    },
    exacta: ([i = 0, j = 0]) => 796n * p(i, j) + (p(i, j) + p(j, i)) + (p(i, j) + between(i, j)),
    trifecta([i = 0, j = 0, k = 0]) {
      const fourths = sum(others(i, j, k).map((l) => p(i, j, l, k)));
      const straight = p(i, j, k);
      return (
        794n * straight + (straight + p(j, i, k)) + (straight + p(i, k, j)) + straight + fourths
      );
    },
  };
  return {
    runners: weights.length,
    chanceOf: ({ kind, runners }) => ({
      numerator: counted[kind](runners.map((number) => number - 1)),
      denominator: halves * orders.denominator,
    }),
  };
}
