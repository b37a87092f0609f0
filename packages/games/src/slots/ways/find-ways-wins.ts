import type { Cell } from '../slot-events.ts';
import type { WinFound } from '../round-recorder.ts';
import type { ReadTable, Window } from '../read-table.ts';

/** The reels of a window that show a wild. */
export function wildReels(window: Window, wild: number): readonly number[] {
  return window.flatMap((column, reel) => (column.includes(wild) ? [reel] : []));
}

/** The window with its wilds grown over their reels. */
export function expandWilds(window: Window, wild: number): Window {
  return window.map((column) => (column.includes(wild) ? column.map(() => wild) : column));
}

/**
 * The wins of a window by ways: reels next to each other from the left, any row; every symbol of
 * the first reel is looked at once.
 */
export function findWaysWins({ pays, roles }: ReadTable, window: Window): WinFound[] {
  const wild = roles.indexOf('wild');
  const first = [...new Set(window[0])].filter((symbol) => roles[symbol] === 'regular');
  return first
    .toSorted((a, b) => a - b)
    .flatMap((symbol) => {
      const cells: Cell[] = [];
      let [count, ways] = [0, 1];
      for (const [reel, column] of window.entries()) {
        const here = column.flatMap((own, row) =>
          own === symbol || own === wild ? [[reel, row] as const] : [],
        );
        if (here.length === 0) break;
        count += 1;
        ways *= here.length;
        cells.push(...here);
      }
      const units = (pays[symbol]?.[count] ?? 0) * ways;
      return units === 0
        ? []
        : [{ kind: 'ways' as const, symbol, count, line: 1, ways, cells, units }];
    });
}
