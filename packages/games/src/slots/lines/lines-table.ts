import { readTable, type ReadTable } from '../read-table.ts';
import type { MachineTable } from '../slot-machine.ts';
import { linePayOf, type LinePay } from './find-line-wins.ts';

/** A machine whose wins lie on lines, from the left; free spins by scatters, if it has them. */
export interface LinesTable extends MachineTable {
  /** Row of each reel, line by line. */
  lines: readonly (readonly number[])[];
  freeSpins?: {
    /** So many scatters or more bring them. */
    scatters: number;
    spins: number;
    /** What as many scatters add during them. */
    added: number;
    /** No more in one round. */
    spinsMax: number;
    /** Strips of the free spins, of the same symbols. */
    strips: readonly string[];
    /** What every win of theirs is multiplied by. */
    factor: number;
    /** What they cost in units of the stake when they are bought; absent: they are not sold. */
    buyUnits?: number;
  };
  /**
   * The most that one window of the paid and of the free strips pays, in units, where it is known;
   * else the sum of the best of every line is taken.
   */
  windowMost?: { base: number; free: number };
}

/** A lines machine made ready. */
export interface ReadLines {
  table: LinesTable;
  read: ReadTable;
  linePay: LinePay;
  scatter: number;
  base: readonly (readonly number[])[];
  free: readonly (readonly number[])[];
}

/** Reads the table of a lines machine. Throws a RangeError for one that cannot be right. */
export function readLines(table: LinesTable): ReadLines {
  const read = readTable(table);
  const isLine = (line: readonly number[]): boolean =>
    line.length === read.reels && line.every((row) => row >= 0 && row < read.rows);
  if (!table.lines.every(isLine)) throw new RangeError('a line has a row of each reel');
  return {
    table,
    read,
    linePay: linePayOf(read),
    scatter: read.withRole('scatter'),
    base: table.strips.map(read.strip),
    free: (table.freeSpins?.strips ?? []).map(read.strip),
  };
}
