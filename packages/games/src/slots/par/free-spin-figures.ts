import { histogramRows, type PayHistogram } from '../pay-histogram.ts';
import type { LinesTable } from '../lines/lines-table.ts';
import { oneIn } from './markdown.ts';

interface Spins {
  base: PayHistogram;
  free: PayHistogram;
  freeSpins: NonNullable<LinesTable['freeSpins']>;
}

/** A row of figures: of a paid round, and of bought free spins alone. */
interface RoundFigure {
  figure: string;
  base: string;
  feature: string;
}

/** By sum in units: its chance. */
type Chances = Float64Array;

/** What whole rounds pay: paid ones, and bought free spins alone. */
export interface RoundChances {
  base: Chances;
  feature: Chances;
}

/** Works the distributions out by adding up spin after spin. */
export function roundChancesOf(spins: Spins): RoundChances {
  const feature = featureChances(spins);
  return { base: roundChances(spins, feature), feature };
}

const steps = [1, 10, 50, 100, 250, 500, 1000];

/** Of whole rounds: hit rate, deviation, and the chance of large sums. */
export function freeSpinFigures(
  { base, feature }: RoundChances,
  betUnits: number,
): readonly RoundFigure[] {
  const row = (figure: string, of: (chances: Chances) => string): RoundFigure => ({
    figure,
    base: of(base),
    feature: of(feature),
  });
  const tail = (chances: Chances, units: number): number =>
    chances.subarray(units).reduce((sum, chance) => sum + chance, 0);
  const deviation = (chances: Chances): number => {
    const mean = chances.reduce((sum, chance, units) => sum + chance * units, 0);
    const squares = chances.reduce((sum, chance, units) => sum + chance * units ** 2, 0);
    return Math.sqrt(squares - mean ** 2) / betUnits;
  };
  return [
    row('hit rate', (chances) => `${(tail(chances, 1) * 100).toFixed(4)} %`),
    row('standard deviation', (chances) => deviation(chances).toFixed(4)),
    row('volatility index, 90 %', (chances) => (1.645 * deviation(chances)).toFixed(4)),
    ...steps.map((stakes) =>
      row(`${stakes} × or more`, (chances) => oneIn(tail(chances, stakes * betUnits))),
    ),
  ];
}

/** Chances of what the free spins pay together. */
function featureChances({ free, freeSpins }: Spins): Chances {
  const rows = shares(free, freeSpins.factor);
  const most = Math.max(...rows.map(({ units }) => units));
  // By how many spins there are to be: chances of what was paid so far.
  let byTotal = new Map<number, Chances>([[freeSpins.spins, Float64Array.of(1)]]);
  let done: Chances = new Float64Array(1);
  for (let spin = 1; byTotal.size > 0; spin += 1) {
    const next = new Map<number, Chances>();
    for (const [total, paid] of byTotal) {
      const added = Math.min(freeSpins.added, freeSpins.spinsMax - total);
      for (const { units, share, isTrigger } of rows) {
        const target = isTrigger ? total + added : total;
        const sums = next.get(target) ?? new Float64Array(most * spin + 1);
        next.set(target, sums);
        addShifted(sums, paid, units, share);
      }
    }
    for (const [total, sums] of next)
      if (total === spin) {
        const grown = new Float64Array(Math.max(done.length, sums.length));
        addShifted(grown, done, 0, 1);
        addShifted(grown, sums, 0, 1);
        done = grown;
        next.delete(total);
      }
    byTotal = next;
  }
  return done;
}

function roundChances({ base }: Spins, feature: Chances): Chances {
  const rows = shares(base, 1);
  const most = Math.max(...rows.map(({ units }) => units));
  const sums = new Float64Array(most + feature.length);
  for (const { units, share, isTrigger } of rows)
    if (isTrigger) addShifted(sums, feature, units, share);
    else sums[units] = (sums[units] ?? 0) + share;
  return sums;
}

/** Below this a chance is left out: of all sums together not one in 10^12. */
const least = 1e-18;

function addShifted(sums: Chances, added: Chances, by: number, share: number): void {
  for (let units = 0; units < added.length; units += 1) {
    const chance = (added[units] ?? 0) * share;
    if (chance > least) sums[units + by] = (sums[units + by] ?? 0) + chance;
  }
}

function shares(histogram: PayHistogram, factor: number) {
  const rows = histogramRows(histogram);
  const all = rows.reduce((sum, { stops }) => sum + stops, 0);
  return rows.map(({ units, stops, isTrigger }) => ({
    units: units * factor,
    share: stops / all,
    isTrigger,
  }));
}
