/**
 * The row of a table by levels that holds for a level: the highest that is not above it; null below
 * the first.
 */
export function rowOfLevel<Row extends { level: number }>(
  rows: readonly Row[] | undefined,
  level: number,
): Row | null {
  return (rows ?? [])
    .filter((row) => row.level <= level)
    .reduce<Row | null>(
      (best, row) => (best === null || row.level > best.level ? row : best),
      null,
    );
}

/** The rate of a level in basis points; 0 where the table begins above it. */
export const rateOfLevel = (
  rates: ReadonlyArray<{ level: number; rate_bp: number }> | undefined,
  level: number,
): number => rowOfLevel(rates, level)?.rate_bp ?? 0;
