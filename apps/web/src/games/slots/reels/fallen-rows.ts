/**
 * From how many rows above each symbol of a reel has fallen: what was removed below it, or all of
 * it when it is new.
 */
export function fallenRows(rows: number, removed: readonly number[]): number[] {
  const gone = new Set(removed);
  const kept = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.has(row));
  return Array.from({ length: rows }, (_, row) => {
    const from = kept[row - removed.length];
    return row < removed.length || from === undefined ? removed.length : row - from;
  });
}
