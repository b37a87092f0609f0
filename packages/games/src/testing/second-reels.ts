// Reading of strips and pay tables for the second verifier's slots.

/** `"7 0 0 125"`: what one, two, three … of a symbol pay. */
export function payList(text: string): Map<string, number[]> {
  return new Map(
    text.split(' | ').map((row) => {
      const [symbol = '', ...pays] = row.split(' ');
      return [symbol, pays.map(Number)];
    }),
  );
}

/** What a line pays: every symbol is tried with the wild in its place, the best counts. */
function bestOnLine(line: string, pays: Map<string, number[]>): number {
  let best = 0;
  for (const [symbol, row] of pays) {
    const run = [...line].findIndex((own) => own !== symbol && own !== 'W');
    best = Math.max(best, row[(run < 0 ? line.length : run) - 1] ?? 0);
  }
  return best;
}

/** Rows of the window as text, from the places the reels stopped at. */
export function rowsShown(
  strips: readonly string[],
  stops: readonly number[],
  rows: number,
): string[] {
  return Array.from({ length: rows }, (_, row) =>
    strips.map((strip, reel) => strip.charAt((stops[reel]! + row) % strip.length)).join(''),
  );
}

const onLine = (shown: readonly string[], path: string): string =>
  [...path].map((row, reel) => shown[Number(row)]!.charAt(reel)).join('');

/** What all lines pay together. */
export const paidOnLines = (
  shown: readonly string[],
  paths: readonly string[],
  pays: Map<string, number[]>,
): number => paths.reduce((sum, path) => sum + bestOnLine(onLine(shown, path), pays), 0);
