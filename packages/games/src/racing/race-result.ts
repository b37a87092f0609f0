import { numbersFrom } from '../engine/index.ts';
import type { RandomStream } from '../fairness/index.ts';

export type RaceOutcome = {
  /** Numbers of the runners as they came in. */
  order: readonly number[];
  /** The place that two runners share (with the next one): 1, 2 or 3; 0 for none. */
  dead_heat: number;
};

/** A dead heat for first, second or third: one race in so many each. */
const racesPerDeadHeat = 400;

/**
 * The result from the round's stream: by weights one after another, then whether two of the first
 * four are not told apart.
 */
export function drawResult(weights: readonly number[], stream: RandomStream): RaceOutcome {
  let left = numbersFrom(1, weights.length);
  const order: number[] = [];
  const weightOf = (number: number): number => weights[number - 1] ?? 0;
  while (left.length > 0) {
    let u = stream.draw(left.reduce((sum, number) => sum + weightOf(number), 0));
    const next = left.find((number) => (u -= weightOf(number)) < 0) ?? 0;
    order.push(next);
    left = left.filter((number) => number !== next);
  }
  const d = stream.draw(racesPerDeadHeat);
  return { order, dead_heat: d < 3 ? d + 1 : 0 };
}

/** The two orders a result stands for, each by half; without a dead heat twice the same. */
export function ordersOf({ order, dead_heat: place }: RaceOutcome): readonly (readonly number[])[] {
  if (place === 0) return [order, order];
  const tied = order.slice(place - 1, place + 1).toReversed();
  return [order, order.toSpliced(place - 1, 2, ...tied)];
}
