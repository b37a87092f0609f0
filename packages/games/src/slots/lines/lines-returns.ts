import {
  addFractions,
  fraction,
  multiplyFractions,
  rtpRow,
  type Fraction,
  type RtpRow,
} from '../../engine/index.ts';
import { countsPerReel, scatterCounts } from '../strip-counts.ts';
import type { ReadLines } from './lines-table.ts';

/** The exact return of a lines machine and the parts it is made of, each of one stake. */
export interface LinesReturns {
  lines: Fraction;
  scatters: Fraction;
  /** What the free spins add to a paid spin. */
  freeSpins: Fraction;
  /** Chance of the free spins in a paid spin, and of more of them in a free one. */
  trigger: Fraction;
  retrigger: Fraction;
  /** How many free spins there are on average, once they came, and what they pay. */
  spinsExpected: Fraction;
  featurePays: Fraction;
  /** What the window of one free spin pays, before its factor. */
  freeSpinPays: Fraction;
  rows: readonly RtpRow[];
}

const none = fraction(0n);

/**
 * Works out the return in closed form: every line sees the same symbols as often, and every free
 * spin is like the other.
 */
export function linesReturns(machine: ReadLines): LinesReturns {
  const { freeSpins, betUnits } = machine.table;
  const base = spinReturns(machine, machine.base);
  const parts = {
    ...base,
    freeSpins: none,
    retrigger: none,
    spinsExpected: none,
    freeSpinPays: none,
  };
  if (!freeSpins) {
    const rows = [rtpRow('base', {}, addFractions(base.lines, base.scatters))];
    return { ...parts, trigger: none, featurePays: none, rows };
  }
  const free = spinReturns(machine, machine.free);
  const spinsExpected = expectedSpins(free.trigger, freeSpins);
  const freeSpinPays = addFractions(free.lines, free.scatters);
  const perSpin = multiplyFractions(freeSpinPays, fraction(BigInt(freeSpins.factor)));
  const featurePays = multiplyFractions(spinsExpected, perSpin);
  const fromFree = multiplyFractions(base.trigger, featurePays);
  const rows = [
    rtpRow('base', {}, addFractions(addFractions(base.lines, base.scatters), fromFree)),
  ];
  if (freeSpins.buyUnits !== undefined)
    rows.push(
      rtpRow(
        'buy',
        {},
        multiplyFractions(featurePays, fraction(BigInt(betUnits), BigInt(freeSpins.buyUnits))),
      ),
    );
  return {
    ...base,
    freeSpins: fromFree,
    retrigger: free.trigger,
    spinsExpected,
    featurePays,
    freeSpinPays,
    rows,
  };
}

function spinReturns(machine: ReadLines, strips: ReadLines['base']) {
  const { read, table, scatter } = machine;
  const cycle = strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const perStake = (units: bigint): Fraction => fraction(units, cycle * BigInt(table.betUnits));
  const scatters = scatterCounts(strips, scatter, read.rows);
  const scatterUnits = scatters.reduce(
    (sum, stops, count) => sum + stops * BigInt(read.pays[scatter]?.[count] ?? 0),
    0n,
  );
  const needed = table.freeSpins?.scatters ?? Number.POSITIVE_INFINITY;
  const triggers = scatters.reduce(
    (sum, stops, count) => (count >= needed ? sum + stops : sum),
    0n,
  );
  return {
    lines: perStake(lineUnits(machine, strips) * BigInt(table.lines.length)),
    scatters: perStake(scatterUnits),
    trigger: fraction(triggers, cycle),
  };
}

/** What one line pays over all stops, in units. */
function lineUnits({ read, linePay }: ReadLines, strips: ReadLines['base']): bigint {
  const counts = countsPerReel(strips, read.codes.length);
  let units = 0n;
  const symbols: number[] = [];
  const visit = (reel: number, ways: number): void => {
    if (reel === counts.length) {
      units += BigInt(linePay(symbols).units) * BigInt(ways);
      return;
    }
    counts[reel]?.forEach((count, symbol) => {
      if (count === 0) return;
      symbols[reel] = symbol;
      visit(reel + 1, ways * count);
    });
  };
  visit(0, 1);
  return units;
}

/** The mean number of free spins when each adds more with this chance, up to a most. */
function expectedSpins(
  chance: Fraction,
  { spins, added, spinsMax }: { spins: number; added: number; spinsMax: number },
): Fraction {
  const not = fraction(chance.denominator - chance.numerator, chance.denominator);
  const known = new Map<string, Fraction>();
  const from = (left: number, total: number): Fraction => {
    if (left === 0) return none;
    const more = Math.min(added, spinsMax - total);
    const key = `${left} ${total}`;
    const found = known.get(key);
    if (found) return found;
    const mean = addFractions(
      fraction(1n),
      more > 0
        ? addFractions(
            multiplyFractions(chance, from(left - 1 + more, total + more)),
            multiplyFractions(not, from(left - 1, total)),
          )
        : from(left - 1, total),
    );
    known.set(key, mean);
    return mean;
  };
  return from(spins, spins);
}

/**
 * No round pays more than this, in units: a bound, which the best window on every spin would reach.
 */
export function linesMost(machine: ReadLines): { round: number; feature: number } {
  const { table, read, scatter } = machine;
  const best = (row: readonly number[]): number => Math.max(0, ...row);
  const linesBest = Math.max(
    ...read.pays.map((row, symbol) => (symbol === scatter ? 0 : best(row))),
  );
  const windowBest = linesBest * table.lines.length + best(read.pays[scatter] ?? []);
  const { base, free } = table.windowMost ?? { base: windowBest, free: windowBest };
  const { spinsMax, factor } = table.freeSpins ?? { spinsMax: 0, factor: 0 };
  const feature = spinsMax * free * factor;
  return { feature, round: base + feature };
}
