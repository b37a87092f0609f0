import { hasRecorded } from '@pavilion/sports/testing/recorded';
import { scaled, type BenchOptions, type Figure } from '../../lib/report.ts';
import { calibrate } from './calibration.ts';
import { scoreModel } from './scored-model.ts';
import { simulatedSports } from './simulated-sports.ts';

const pairings = 20;
const turns = 250;

/**
 * How good prices are: of football beside closing prices and the base rate on a season that was
 * played, and of every sport against what its simulator plays.
 */
export function benchPrices(options: BenchOptions): Figure[] {
  if (!hasRecorded) console.log('  the season is skipped: no results in ../shared/data');
  const load = { pairings: scaled(pairings, options), turns };
  return [
    ...(hasRecorded ? scoreModel() : []),
    ...simulatedSports.map((sport) => calibrate(sport, load)),
  ];
}
