import { createSeededRandom, pickOne } from '@pavilion/domain/random';
import { marketType, settlePick, type ChancesPpm, type Market, type Sport } from '@pavilion/sports';
import { chiSquareLimit } from '@pavilion/sports/testing/chances';
import type { OfferedMarket } from '@pavilion/server/modules/sports/sportsbook/index';
import type { Figure } from '../../lib/report.ts';
import type { SimulatedSport } from './simulated-sports.ts';

const binCount = 10;
const whole = 1_000_000;
const accepted = { atMs: 0, isLive: false, score: [0, 0] as const, isAntepost: false };

/** A selection that wins, loses or is given back, with its chance of winning else. */
interface Pick {
  market: Market;
  outcome: string;
  chance: number;
}

interface Bin {
  count: number;
  won: number;
  expected: number;
  variance: number;
}

/**
 * How prices without margin fit what came in: of each played event one selection of its offer, by
 * ten bins of its chance; what was given back is left out. χ² of the bins; so much that one run in
 * thirty thousand passes it says that prices and play are not of one process.
 */
export function calibrate(
  { sport, play }: SimulatedSport,
  { pairings, turns }: { pairings: number; turns: number },
): Figure {
  const bins = Array.from({ length: binCount }, (): Bin => ({
    ...{ count: 0, won: 0, expected: 0, variance: 0 },
  }));
  const random = createSeededRandom(`${sport}/picks`);
  for (let pairing = 0; pairing < pairings; pairing += 1) {
    const offers = new Map<string, Pick[]>();
    for (let turn = 0; turn < turns; turn += 1) {
      const { key, offer, facts } = play(pairing, turn);
      const picks = offers.get(key) ?? picksOf(sport, offer());
      offers.set(key, picks);
      const pick = pickOne(random, picks);
      const { result } = settlePick(pick, facts, accepted);
      if (result === 'won' || result === 'lost') count(bins, pick.chance, result === 'won');
    }
  }
  return figureOf(sport, bins, pairings * turns);
}

/** Quarter lines, which pay half, are no question of yes or no. */
const picksOf = (sport: Sport, offered: readonly OfferedMarket[]): Pick[] =>
  offered.flatMap(({ kind, lineQuarters, param, playerId, selections }) => {
    const type = marketType(sport, kind);
    if (type === null) throw new RangeError(`${sport} has no ${kind}`);
    const market = { type, lineQuarters, param: param ?? null, playerId: playerId ?? null };
    return selections.flatMap(({ outcome, chances }) =>
      chances && chances.halfWon + chances.halfLost === 0
        ? [{ market, outcome, chance: chanceOf(chances) }]
        : [],
    );
  });

const chanceOf = ({ won, void: given }: ChancesPpm): number => won / (whole - given);

function count(bins: readonly Bin[], chance: number, isWon: boolean): void {
  const bin = bins[Math.min(binCount - 1, Math.floor(chance * binCount))];
  if (!bin) return;
  bin.count += 1;
  bin.won += isWon ? 1 : 0;
  bin.expected += chance;
  bin.variance += chance * (1 - chance);
}

function figureOf(sport: Sport, bins: readonly Bin[], events: number): Figure {
  // In a bin of a few hardly anything could be far from what is expected.
  const filled = bins.filter(({ variance }) => variance >= 1);
  const value = filled.reduce(
    (sum, { won, expected, variance }) => sum + (won - expected) ** 2 / variance,
    0,
  );
  const limit = chiSquareLimit(filled.length);
  return {
    name: `prices of ${sport} against ${events.toLocaleString('en')} simulated events, χ²`,
    ...{ value, unit: `with ${filled.length} degrees`, aim: `at most ${limit.toFixed(1)}` },
    isMet: value <= limit,
    detail: {
      expected: filled.map(({ expected, count: n }) => (expected / n).toFixed(3)).join(' '),
      cameIn: filled.map(({ won, count: n }) => (won / n).toFixed(3)).join(' '),
    },
  };
}
