import type { WinFound } from '../round-recorder.ts';
import { cellsWhere, type ReadTable, type Window } from '../read-table.ts';

/**
 * What a line pays for the symbols on it, from the left: the best of all readings, wilds standing
 * for any but the scatter.
 */
export type LinePay = (symbols: readonly number[]) => {
  symbol: number;
  count: number;
  units: number;
};

/** The rule of a table's lines. */
export function linePayOf({ pays, roles }: ReadTable): LinePay {
  const stands = roles.map((role) => role === 'regular' || role === 'wild');
  const wild = roles.indexOf('wild');
  // The best that so many wilds alone pay: as themselves or as any other symbol.
  const bestOfWilds = (pays[0] ?? []).map((_, count) =>
    pays.reduce(
      (best, row, symbol) => {
        const units = stands[symbol] ? (row[count] ?? 0) : 0;
        return units > best.units ? { symbol, count, units } : best;
      },
      { symbol: wild, count, units: 0 },
    ),
  );
  return (symbols) => {
    let wilds = 0;
    while (wilds < symbols.length && symbols[wild < 0 ? -1 : wilds] === wild) wilds += 1;
    const own = symbols[wilds];
    let best = bestOfWilds[wilds] ?? { symbol: wild, count: 0, units: 0 };
    if (own === undefined || !stands[own]) return best;
    let count = wilds + 1;
    while (count < symbols.length && (symbols[count] === own || symbols[count] === wild))
      count += 1;
    const units = pays[own]?.[count] ?? 0;
    if (units >= best.units) best = { symbol: own, count, units };
    return best;
  };
}

/** The wins of a window on each line, in the order of the lines. */
export function findLineWins(
  linePay: LinePay,
  lines: readonly (readonly number[])[],
  window: Window,
): WinFound[] {
  return lines.flatMap((rows, index) => {
    const { symbol, count, units } = linePay(rows.map((row, reel) => window[reel]?.[row] ?? -1));
    if (units === 0) return [];
    const cells = rows.slice(0, count).map((row, reel) => [reel, row] as const);
    return [{ kind: 'line' as const, symbol, count, line: index + 1, ways: 1, cells, units }];
  });
}

/** What scatters pay, anywhere in the window: at most one win. */
export function findScatterWin({ pays }: ReadTable, scatter: number, window: Window): WinFound[] {
  const cells = cellsWhere(window, (symbol) => symbol === scatter);
  const count = cells.length;
  const units = scatter < 0 ? 0 : (pays[scatter]?.[count] ?? 0);
  if (units === 0) return [];
  return [{ kind: 'scatter', symbol: scatter, count, line: 1, ways: 1, cells, units }];
}
