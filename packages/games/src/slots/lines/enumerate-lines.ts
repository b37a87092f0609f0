import { HistogramWriter, type PayHistogram } from '../pay-histogram.ts';
import { windowOf, type Window } from '../read-table.ts';
import { shownPerStop } from '../strip-counts.ts';
import type { ReadLines } from './lines-table.ts';

/**
 * Reels that are walked before the lines are sorted into those that are decided and those that go
 * on.
 */
const headReels = 3;

/**
 * What every stop of a lines machine's strips pays, one by one: as many as the product of their
 * lengths.
 */
export function enumerateLines(machine: ReadLines, strips: ReadLines['base']): PayHistogram {
  const { read, table, scatter } = machine;
  const histogram = new HistogramWriter();
  const needed = table.freeSpins?.scatters ?? Number.POSITIVE_INFINITY;
  const shown = strips.map((strip) =>
    shownPerStop(strip, (symbol) => symbol === scatter, read.rows),
  );
  const scattersOf = (stops: readonly number[], from = 0): number =>
    stops.reduce((sum, stop, index) => sum + (shown[from + index]?.[stop] ?? 0), 0);
  const tails = allStops(strips.slice(headReels).map(({ length }) => length)).map((stops) => ({
    window: windowOf(strips.slice(headReels), stops, read.rows),
    scatters: scattersOf(stops, headReels),
  }));
  for (const stops of allStops(strips.slice(0, headReels).map(({ length }) => length))) {
    const head = windowOf(strips.slice(0, headReels), stops, read.rows);
    const scatters = scattersOf(stops);
    const { decided, open } = sortLines(machine, head);
    for (const tail of tails) {
      const count = scatters + tail.scatters;
      let units = decided + (read.pays[scatter]?.[count] ?? 0);
      for (const line of open) {
        for (let reel = 0; reel < tail.window.length; reel += 1)
          line.symbols[headReels + reel] =
            tail.window[reel]?.[line.rows[headReels + reel] ?? 0] ?? 0;
        units += machine.linePay(line.symbols).units;
      }
      histogram.add(units, count >= needed);
    }
  }
  return histogram;
}

interface OpenLine {
  rows: readonly number[];
  symbols: number[];
}

/** What the lines that end on these reels pay, and the lines that may go on. */
function sortLines(
  { table, linePay, read }: ReadLines,
  head: Window,
): { decided: number; open: readonly OpenLine[] } {
  const open: OpenLine[] = [];
  let decided = 0;
  for (const rows of table.lines) {
    const symbols = head.map((column, reel) => column[rows[reel] ?? 0] ?? 0);
    if (read.reels > head.length && goesOn(read.roles, symbols)) open.push({ rows, symbols });
    else decided += linePay(symbols).units;
  }
  return { decided, open };
}

/** Whether all symbols can be read as the same. */
function goesOn(roles: ReadLines['read']['roles'], symbols: readonly number[]): boolean {
  const own = symbols.filter((symbol) => roles[symbol] !== 'wild');
  return own.every((symbol) => symbol === own[0] && roles[symbol] === 'regular');
}

/** Every combination of stops. */
export function allStops(lengths: readonly number[]): number[][] {
  return lengths.reduce<number[][]>(
    (stops, length) =>
      stops.flatMap((before) => Array.from({ length }, (_, stop) => [...before, stop])),
    [[]],
  );
}
