import { readTable, type ReadTable } from '../read-table.ts';
import type { MachineTable } from '../slot-machine.ts';

/**
 * A machine that pays by ways and whose wilds grow over their reels. Wilds stand on any reel but
 * the first.
 */
export interface WaysTable extends MachineTable {
  /** The most that one window pays, in units, where it is known; else a bound is worked out. */
  windowMost?: number;
}

/** A ways machine made ready. */
export interface ReadWays {
  table: WaysTable;
  read: ReadTable;
  wild: number;
  strips: readonly (readonly number[])[];
}

/** Reads the table of a ways machine. Throws a RangeError for one that cannot be right. */
export function readWays(table: WaysTable): ReadWays {
  const read = readTable(table);
  const wild = read.withRole('wild');
  const strips = table.strips.map(read.strip);
  if (strips[0]?.includes(wild)) throw new RangeError('a wild on the first reel');
  return { table, read, wild, strips };
}
