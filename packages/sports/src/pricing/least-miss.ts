export type Point = readonly [number, number];

const firstStep = 0.5;
const lastStep = 1e-6;

/**
 * The point with the least miss, from a start: one coordinate after the other, in steps that halve.
 * For misses whose coordinates hardly depend on each other.
 */
export function leastMiss(start: Point, missAt: (point: Point) => number): Point {
  let at = start;
  let best = missAt(at);
  for (let step = firstStep; step > lastStep;) {
    const [x, y] = at;
    const near = (
      [
        [x + step, y],
        [x - step, y],
        [x, y + step],
        [x, y - step],
      ] as const
    ).map((point) => ({ point, miss: missAt(point) }));
    const nearest = near.reduce((low, one) => (one.miss < low.miss ? one : low));
    if (nearest.miss < best) [at, best] = [nearest.point, nearest.miss];
    else step /= 2;
  }
  return at;
}

const halvings = 28;

/** Where a rising function has this value, between two bounds: by halving what lies between. */
export function solveRising(
  value: number,
  [from, to]: Point,
  valueAt: (x: number) => number,
): number {
  let [low, high] = [from, to];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (valueAt(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
