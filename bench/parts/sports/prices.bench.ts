import { hasRecorded } from '@pavilion/sports/testing/recorded';
import { scaled, told, type BenchOptions, type Figure } from '../../lib/report.ts';
import { calibrate } from './calibration.ts';
import { scoreModel } from './scored-model.ts';
import { simulatedSports } from './simulated-sports.ts';

const pairings = 20;
const turns = 250;

/**
 * How good prices are: of football beside closing prices and the base rate on a season that was
 * played, and of every sport against what its simulator plays.
 */
export async function benchPrices(options: BenchOptions): Promise<Figure[]> {
  if (!hasRecorded) console.log('  the season is skipped: no results in ../shared/data');
  const figures = hasRecorded ? await told(Promise.resolve(scoreModel())) : [];
  for (const sport of simulatedSports) {
    const load = { pairings: scaled(pairings, options), turns };
    figures.push(...(await told(Promise.resolve([calibrate(sport, load)]))));
  }
  return figures;
}
