import type { WinFound } from '../round-recorder.ts';
import { cellsWhere, type ReadTable, type Window } from '../read-table.ts';

/**
 * The wins of a window by number alone: as many of a symbol as its pays ask for, wherever they lie.
 */
export function findAnywhereWins({ pays, roles }: ReadTable, window: Window): WinFound[] {
  return roles.flatMap((role, symbol) => {
    if (role !== 'regular') return [];
    const cells = cellsWhere(window, (own) => own === symbol);
    const units = pays[symbol]?.[cells.length] ?? 0;
    if (units === 0) return [];
    return [
      { kind: 'anywhere' as const, symbol, count: cells.length, line: 1, ways: 1, cells, units },
    ];
  });
}
