import { fraction, type Fraction } from '../../engine/index.ts';
import { histogramRows, type PayHistogram } from '../pay-histogram.ts';

/** What a distribution of pays comes to; pays and deviation in stakes. */
export interface PayFigures {
  stops: number;
  hitRate: number;
  mean: number;
  deviation: number;
  most: number;
  /** In how many of the stops the most comes. */
  mostStops: number;
  /** Chance of a pay of at least so many stakes. */
  atLeast: readonly { stakes: number; chance: number }[];
}

const steps = [1, 10, 50, 100, 500, 1000, 5000];

/** Figures of what stops pay. */
export function payFigures(histogram: PayHistogram, betUnits: number): PayFigures {
  const rows = histogramRows(histogram);
  const sum = (value: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + value(row) * row.stops, 0);
  const stops = sum(() => 1);
  const mean = sum(({ units }) => units) / betUnits / stops;
  const squares = sum(({ units }) => (units / betUnits) ** 2) / stops;
  const most = Math.max(...rows.map(({ units }) => units));
  return {
    stops,
    hitRate: sum(({ units }) => Number(units > 0)) / stops,
    mean,
    deviation: Math.sqrt(squares - mean ** 2),
    most: most / betUnits,
    mostStops: sum(({ units }) => Number(units === most)),
    atLeast: steps.map((stakes) => ({
      stakes,
      chance: sum(({ units }) => Number(units >= stakes * betUnits)) / stops,
    })),
  };
}

/** What all stops pay on average, exact, in stakes. */
function exactMean(histogram: PayHistogram, betUnits: number): Fraction {
  const rows = histogramRows(histogram);
  const units = rows.reduce((sum, row) => sum + BigInt(row.units) * BigInt(row.stops), 0n);
  const stops = rows.reduce((sum, row) => sum + BigInt(row.stops), 0n);
  return fraction(units, stops * BigInt(betUnits));
}

/**
 * Throws where counting comes to something else than the closed form, or to a larger pay than the
 * table says.
 */
export function checkCount(
  histogram: PayHistogram,
  known: { mean: Fraction; mostUnits: number; betUnits: number },
): PayHistogram {
  const { numerator, denominator } = exactMean(histogram, known.betUnits);
  if (numerator !== known.mean.numerator || denominator !== known.mean.denominator)
    throw new Error(`the stops pay ${numerator}/${denominator} on average`);
  const most = Math.max(...histogramRows(histogram).map(({ units }) => units));
  if (most !== known.mostUnits) throw new Error(`the best stop pays ${most} units`);
  return histogram;
}
