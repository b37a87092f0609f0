import { fraction, type Fraction } from '../../engine/index.ts';
import { shownPerStop } from '../strip-counts.ts';
import type { ReadWays } from './ways-table.ts';

/** How many cells of a reel a symbol has at each stop, wilds grown. */
export function waysPerStop(
  { read, wild, strips }: ReadWays,
  symbol: number,
): readonly (readonly number[])[] {
  return strips.map((strip) => {
    const own = shownPerStop(strip, (shown) => shown === symbol, read.rows);
    const wilds = shownPerStop(strip, (shown) => shown === wild, read.rows);
    return own.map((count, stop) => ((wilds[stop] ?? 0) > 0 ? read.rows : count));
  });
}

/**
 * The exact return: the reels are independent, so the mean of the ways of a symbol is the product
 * of the means of its reels.
 */
export function waysReturn(machine: ReadWays): Fraction {
  const { read, strips, table } = machine;
  const cycle = strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  let units = 0n;
  for (const [symbol, role] of read.roles.entries()) {
    if (role !== 'regular') continue;
    const ways = waysPerStop(machine, symbol);
    const sums = ways.map((stops) => BigInt(stops.reduce((sum, count) => sum + count, 0)));
    const gaps = ways.map((stops) => BigInt(stops.filter((count) => count === 0).length));
    let reached = 1n;
    for (const [reel, sum] of sums.entries()) {
      reached *= sum;
      const rest = strips.slice(reel + 2).reduce((all, { length }) => all * BigInt(length), 1n);
      const ends = reel + 1 < strips.length ? (gaps[reel + 1] ?? 0n) * rest : 1n;
      units += BigInt(read.pays[symbol]?.[reel + 1] ?? 0) * reached * ends;
    }
  }
  return fraction(units, cycle * BigInt(table.betUnits));
}

/**
 * No window pays more than this, in units: as if every symbol of the first reel filled all others.
 */
export function waysMost({ read, strips }: ReadWays): number {
  const best = Math.max(...read.pays.map((row) => row[strips.length] ?? 0));
  return best * read.rows ** strips.length;
}
