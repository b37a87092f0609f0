/**
 * True when at most `limit` insertions, deletions, replacements or swaps of neighbours turn one
 * text into the other.
 */
export function isWithinDistance(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = nextRow(a, b, row, previous, beforePrevious);
    // Distances never shrink on the way down: once all are too far, the end is.
    if (Math.min(...current) > limit && Math.min(...previous) > limit) return false;
    beforePrevious = previous;
    previous = current;
  }
  return (previous[b.length] ?? 0) <= limit;
}

function nextRow(
  a: string,
  b: string,
  row: number,
  previous: readonly number[],
  beforePrevious: readonly number[],
): number[] {
  const current = [row];
  for (let column = 1; column <= b.length; column += 1) {
    const cost = a[row - 1] === b[column - 1] ? 0 : 1;
    const isSwap =
      row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    current[column] = Math.min(
      (previous[column] ?? 0) + 1,
      (current[column - 1] ?? 0) + 1,
      (previous[column - 1] ?? 0) + cost,
      isSwap ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
    );
  }
  return current;
}
