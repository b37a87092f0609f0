import { multiplierScale, multiplierText, type MultiplierE4 } from '../engine/index.ts';
import type { Cell, Grid } from './slot-events.ts';
import type { MachineTable, PayRow, SymbolRole } from './slot-machine.ts';

/** A window: per reel from the left, from the top, numbers of symbols. */
export type Window = readonly (readonly number[])[];

/**
 * A machine's table made ready to be played: letters became numbers, the place of each symbol in
 * `symbols`.
 */
export interface ReadTable {
  codes: readonly string[];
  roles: readonly SymbolRole[];
  reels: number;
  rows: number;
  /** By symbol and count; a count beyond the row pays what the largest below it pays. */
  pays: readonly (readonly number[])[];
  /** Strips of letters as numbers. Throws on a letter that is no symbol's. */
  strip(letters: string): readonly number[];
  /** The number of the symbol with this role, or −1. */
  withRole(role: SymbolRole): number;
  multiplierOf(units: number): MultiplierE4;
  text(units: number): string;
  payRows: readonly PayRow[];
}

/** Reads a table. Throws a RangeError for one that cannot be right. */
export function readTable(table: MachineTable): ReadTable {
  const { betUnits, symbols, rows, strips } = table;
  if (!Number.isInteger(betUnits) || 10_000 % betUnits !== 0)
    throw new RangeError('a stake has as many units as divide 10 000');
  const numbers = new Map(symbols.map(({ key }, index) => [key, index]));
  const numberOf = (key: string): number => {
    const number = numbers.get(key);
    if (number === undefined) throw new RangeError(`${key} is no symbol of ${table.code}`);
    return number;
  };
  Object.keys(table.pays).forEach(numberOf);
  const cellsMost = strips.length * rows;
  const multiplierOf = (units: number): MultiplierE4 =>
    (BigInt(units) * multiplierScale) / BigInt(betUnits);
  const text = (units: number): string => multiplierText(multiplierOf(units));
  return {
    codes: symbols.map(({ code }) => code),
    roles: symbols.map(({ role }) => role),
    reels: strips.length,
    rows,
    pays: symbols.map(({ key }) => paysByCount(table.pays[key] ?? {}, cellsMost)),
    strip: (letters) => [...letters].map(numberOf),
    withRole: (role) => symbols.findIndex((symbol) => symbol.role === role),
    multiplierOf,
    text,
    payRows: symbols.flatMap(({ key, code }) =>
      Object.entries(table.pays[key] ?? {})
        .map(([count, units]) => ({ symbol: code, count: Number(count), multiplier: text(units) }))
        .toReversed(),
    ),
  };
}

function paysByCount(row: Readonly<Record<number, number>>, most: number): readonly number[] {
  let units = 0;
  return Array.from({ length: most + 1 }, (_, count) => (units = row[count] ?? units));
}

/** What stands in the window when each strip stops with this place in the top row. */
export function windowOf(
  strips: readonly (readonly number[])[],
  stops: readonly number[],
  rows: number,
): number[][] {
  return strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0),
  );
}

/** The window as events tell it. */
export function gridOf(table: Pick<ReadTable, 'codes'>, window: Window): Grid {
  return window.map((column) => column.map((symbol) => table.codes[symbol] ?? ''));
}

/** The cells of a window whose symbol is asked for, reel by reel. */
export function cellsWhere(window: Window, is: (symbol: number) => boolean): Cell[] {
  return window.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (is(symbol) ? [[reel, row] as const] : [])),
  );
}
