import { HistogramWriter, type PayHistogram } from '../pay-histogram.ts';
import { waysPerStop } from './ways-return.ts';
import type { ReadWays } from './ways-table.ts';

interface Alive {
  symbol: number;
  ways: number;
}

/** What every stop of a ways machine pays; a branch on which no symbol goes on is counted whole. */
export function enumerateWays(machine: ReadWays): PayHistogram {
  const { read, strips } = machine;
  const histogram = new HistogramWriter();
  const symbols = [...read.roles.keys()].filter((symbol) => read.roles[symbol] === 'regular');
  const perStop = new Map(symbols.map((symbol) => [symbol, waysPerStop(machine, symbol)]));
  const stopsFrom = strips.map((_, reel) =>
    strips.slice(reel).reduce((product, { length }) => product * length, 1),
  );
  const visit = (reel: number, alive: readonly Alive[], units: number): void => {
    if (alive.length === 0 || reel === strips.length) {
      const last = alive.reduce((sum, { symbol, ways }) => sum + payOf(symbol, reel, ways), 0);
      histogram.add(units + last, false, stopsFrom[reel] ?? 1);
      return;
    }
    for (let stop = 0; stop < (strips[reel]?.length ?? 0); stop += 1) {
      const next: Alive[] = [];
      let paid = units;
      for (const { symbol, ways } of alive) {
        const here = perStop.get(symbol)?.[reel]?.[stop] ?? 0;
        if (here > 0) next.push({ symbol, ways: ways * here });
        else paid += payOf(symbol, reel, ways);
      }
      visit(reel + 1, next, paid);
    }
  };
  const payOf = (symbol: number, count: number, ways: number): number =>
    count === 0 ? 0 : (read.pays[symbol]?.[count] ?? 0) * ways;
  visit(
    0,
    symbols.map((symbol) => ({ symbol, ways: 1 })),
    0,
  );
  return histogram;
}
