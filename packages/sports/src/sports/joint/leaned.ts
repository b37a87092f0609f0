import { winsIn, type Worlds } from '../../pricing/chances.ts';
import { solveRising } from '../../pricing/least-miss.ts';
import { boundedChance } from './joint-offer.ts';
import type { KnownChance } from './joint.types.ts';

/** A pick with its chance, and by world the size that makes it come true when it is large. */
export interface Lean {
  readonly pick: KnownChance;
  readonly sizes: readonly number[];
}

/** A size is moved by so many deviations at most. */
const most = 6;
/** Each size moves the chance of the other a little: after so many turns neither does. */
const turnsOfSeveral = 3;

/**
 * Worlds that count alike, weighted so that each of these picks wins as often as its chance says: a
 * world counts the more, or the less, the larger its size is, evenly (exponential tilting). That is
 * what matches between equals become when one side is better, or when both score more.
 */
export function leaned({ facts }: Worlds, leans: readonly Lean[]): Worlds {
  const even = { facts, weights: facts.map(() => 1) };
  const levers = leans.map(({ pick, sizes }) => ({
    sizes: standardised(sizes),
    wins: winsIn(even, pick.market, pick.outcome, [0, 0]),
    chance: boundedChance(pick),
    by: 0,
  }));
  const exponents = facts.map(() => 0);
  const turns = levers.length > 1 ? turnsOfSeveral : 1;
  for (let turn = 0; turn < turns; turn += 1) {
    for (const lever of levers) {
      const by = solveRising(lever.chance, [-most, most], (to) =>
        chanceAt(exponents, lever, to - lever.by),
      );
      lever.sizes.forEach((size, world) => {
        exponents[world] = (exponents[world] ?? 0) + (by - lever.by) * size;
      });
      lever.by = by;
    }
  }
  return { facts, weights: shares(exponents) };
}

interface Lever {
  readonly sizes: readonly number[];
  readonly wins: readonly number[];
}

/** How often it wins when its size is moved on by so much. */
function chanceAt(exponents: readonly number[], { sizes, wins }: Lever, by: number): number {
  let [won, all] = [0, 0];
  for (const [world, exponent] of exponents.entries()) {
    const weight = Math.exp(exponent + by * (sizes[world] ?? 0));
    all += weight;
    won += weight * (wins[world] ?? 0);
  }
  return won / all;
}

/** In deviations from their mean. */
function standardised(sizes: readonly number[]): number[] {
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const spread = sizes.reduce((sum, size) => sum + (size - mean) ** 2, 0) / sizes.length;
  const deviation = Math.sqrt(spread) || 1;
  return sizes.map((size) => (size - mean) / deviation);
}

function shares(exponents: readonly number[]): number[] {
  const raw = exponents.map((exponent) => Math.exp(exponent));
  const sum = raw.reduce((all, weight) => all + weight, 0);
  return raw.map((weight) => weight / sum);
}
