import type { RandomStream } from '../fairness/index.ts';

/** Values to be drawn by weight. */
export interface Weights {
  values: readonly number[];
  weights: readonly number[];
  total: number;
}

/** Values and their weights as a table has them. */
export function weightsOf(table: readonly (readonly [value: number, weight: number])[]): Weights {
  return {
    values: table.map(([value]) => value),
    weights: table.map(([, weight]) => weight),
    total: table.reduce((sum, [, weight]) => sum + weight, 0),
  };
}

/** A value, by one draw over the sum of the weights in their order. */
export function drawWeighted(stream: RandomStream, { values, weights, total }: Weights): number {
  let left = stream.draw(total);
  const place = weights.findIndex((weight) => (left -= weight) < 0);
  return values[place] ?? 0;
}
