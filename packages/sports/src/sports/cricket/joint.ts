import { createSeededRandom } from '@pavilion/domain/random';
import type { Facts, Pair, PeriodFacts } from '../../engine/facts.ts';
import type { Worlds } from '../../pricing/chances.ts';
import type { OfferedMatch } from '../joint/joint.types.ts';
import { playedJoint } from '../joint/played-joint.ts';
import { otherSide } from '../sets/process.ts';
import {
  cricketFactsOf,
  cricketStart,
  drawPitch,
  playDeliveries,
  type CricketInput,
} from './simulate.ts';

/** Matches that a joint price is made of: a chance of one half is known to about .01. */
const drawn = 2000;
/** Two equal sides on a pitch that nobody knows yet (domain page of sports, 4). */
const equals: CricketInput = {
  ...{ strengthHome: 1, strengthAway: 1, batsFirst: 'home', pitchSd: 0.12 },
  batters: { home: [], away: [] },
};

/**
 * Many ways a match of twenty overs can end, by who is to win and how much the first innings is to
 * bring: once with home and once with the other side batting first, for nobody tells the toss.
 * Empty in play, for nobody tells the balls, and where nobody says who is to win.
 */
export function cricketJoint(match: OfferedMatch): Worlds[] {
  if (match.now !== 'before') return [];
  return (['home', 'away'] as const).flatMap((first) => {
    const worlds = playedJoint(match, {
      ...{ key: first, stat: 'runs', total: 'i1-total' },
      ends: () => (first === 'home' ? homeFirst() : homeFirst().map(mirrored)),
    });
    return worlds ?? [];
  });
}

let known: readonly Facts[] | null = null;

/** Matches in which home bats first, played once. */
function homeFirst(): readonly Facts[] {
  if (known !== null) return known;
  const random = createSeededRandom('joint');
  known = Array.from({ length: drawn }, () => {
    const pitch = drawPitch(equals, cricketStart, random);
    return cricketFactsOf(equals, playDeliveries(equals, random, pitch, cricketStart));
  });
  return known;
}

/** The same match with the sides in each other's place. */
function mirrored(facts: Facts): Facts {
  const { winner, periods } = facts;
  return {
    ...facts,
    winner: winner === null || winner === 'draw' ? winner : otherSide(winner),
    periods: Object.fromEntries(
      Object.entries(periods).map(([name, period]) => [name, mirroredPeriod(period)]),
    ),
  };
}

const mirroredPeriod = (period: PeriodFacts): PeriodFacts => ({
  ...period,
  stats: Object.fromEntries(
    Object.entries(period.stats).map(([stat, [home, away]]): [string, Pair] => [
      stat,
      [away, home],
    ]),
  ),
});
