import { createSeededRandom } from '@pavilion/domain/random';
import type { Facts, Pair } from '../../engine/facts.ts';
import type { Worlds } from '../../pricing/chances.ts';
import type { OfferedMatch } from '../joint/joint.types.ts';
import { playedJoint } from '../joint/played-joint.ts';
import { regularInnings, type BaseballInput } from './model.ts';
import { baseballFactsAt, playBaseball } from './simulate.ts';

/** Games that a joint price is made of: a chance of one half is known to about .008. */
const drawn = 4000;
/** Two equal sides (domain page of sports, 4). */
const equals: BaseballInput = { runsHome: 4.5, runsAway: 4.5, extraHomeShare: 0.5 };

/**
 * Many ways a baseball game can end, inning by inning, by who is to win and how many runs there are
 * to be; null where nobody says so, and within an inning that has runs already.
 */
export function baseballJoint(match: OfferedMatch): Worlds | null {
  const { now } = match;
  const halves = now === 'before' ? [] : now && halvesOf(now.facts);
  if (halves === null || halves.length >= 2 * regularInnings) return null;
  return playedJoint(match, {
    ...{ key: halves.join(), stat: 'runs', total: 'total' },
    ends: () => {
      const random = createSeededRandom('joint');
      return Array.from({ length: drawn }, () =>
        askedFacts(baseballFactsAt(playBaseball(equals, random, halves), regularInnings)),
      );
    },
  });
}

/** What kinds ask of a game, which is kept: neither later innings nor the order of runs. */
function askedFacts(facts: Facts): Facts {
  const asked = Object.entries(facts.periods).filter(([name]) => !/^i[2-9]$/u.test(name));
  return { ...facts, incidents: [], periods: Object.fromEntries(asked) };
}

/** Runs of each half of the innings that are over; null where the next has some. */
function halvesOf({ periods }: Facts): number[] | null {
  const innings = Array.from({ length: regularInnings }, (_, index) => periods[`i${index + 1}`]);
  const over = innings.filter((inning) => inning?.isComplete);
  const now = innings[over.length]?.stats['runs'] ?? [0, 0];
  if (Math.max(...now) > 0) return null;
  return over.flatMap((inning) => {
    const [home, away]: Pair = inning?.stats['runs'] ?? [0, 0];
    return [away, home];
  });
}
