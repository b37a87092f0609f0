import { createSeededRandom } from '@pavilion/domain/random';
import { factsOf, periodOf, type Facts, type Pair } from '../../engine/facts.ts';
import type { Worlds } from '../../pricing/chances.ts';
import type { MatchUnderWay, OfferedMatch } from '../joint/joint.types.ts';
import { playedJoint } from '../joint/played-joint.ts';
import {
  driveScore,
  firstDriveOf,
  playAmericanFootball,
  quarterOfDrive,
  type AmericanFootballInput,
  type Drive,
} from './simulate.ts';

/** Games that a joint price is made of: a chance of one half is known to about .008. */
const drawn = 4000;
const quarters = 4;
const equals: AmericanFootballInput = { strengthHome: 1, strengthAway: 1, players: [] };

/** Drives that are over, and the points of each quarter so far. */
interface Known {
  readonly drives: number;
  readonly points: readonly Pair[];
}

/**
 * Many ways a game can end, drive by drive, by who is to win and how many points there are to be;
 * null where nobody says so, and once four quarters are over.
 */
export function americanFootballJoint(match: OfferedMatch): Worlds | null {
  const { now } = match;
  const known = now === 'before' ? { drives: 0, points: [] } : now && knownOf(now);
  if (known === null) return null;
  return playedJoint(match, {
    ...{ key: JSON.stringify(known), stat: 'points', total: 'total' },
    ends: () => {
      const random = createSeededRandom('joint');
      const told = sumOf(known.points);
      return Array.from({ length: drawn }, () => {
        const before = unseen(known.drives, random.next() < 0.5 ? 'home' : 'away');
        return endFacts(known, playAmericanFootball(equals, random, before, told));
      });
    },
  });
}

/**
 * Nobody tells drives: those of the quarters that are over are, and of this one half when there are
 * points in it. How much is to come is then read from the total on offer.
 */
function knownOf({ facts }: MatchUnderWay): Known | null {
  const parts = Array.from({ length: quarters }, (_, index) => facts.periods[`q${index + 1}`]);
  const over = parts.filter((part) => part?.isComplete).length;
  if (over >= quarters) return null;
  const points = parts.map((part): Pair => part?.stats['points'] ?? [0, 0]);
  const [first, next] = [firstDriveOf(over), firstDriveOf(over + 1)];
  const hasBegun = Math.max(...(points[over] ?? [0, 0])) > 0;
  return { drives: hasBegun ? Math.floor((first + next) / 2) : first, points };
}

/** Drives that are over, of which the score alone is known: it is added at the end. */
const unseen = (count: number, first: Drive['side']): Drive[] =>
  Array.from({ length: count }, (_, index) => {
    const other = first === 'home' ? 'away' : 'home';
    return { side: index % 2 === 0 ? first : other, points: 0, playerId: null };
  });

const sumOf = (pairs: readonly Pair[]): Pair => [
  pairs.reduce((sum, [home]) => sum + home, 0),
  pairs.reduce((sum, [, away]) => sum + away, 0),
];

function endFacts({ points }: Known, drives: readonly Drive[]): Facts {
  const quarterPoints = Array.from({ length: quarters }, (_, index) => {
    const own = drives.filter((_drive, at) => quarterOfDrive(at) === `q${index + 1}`);
    return sumOf([points[index] ?? [0, 0], driveScore(own)]);
  });
  const overtime = drives.filter((_drive, at) => quarterOfDrive(at) === 'ot');
  const full = sumOf([...quarterPoints, driveScore(overtime)]);
  const period = (pair: Pair) => periodOf({ points: pair });
  return factsOf({
    ended: 'completed',
    winner: full[0] === full[1] ? 'draw' : full[0] > full[1] ? 'home' : 'away',
    periods: {
      ...Object.fromEntries(quarterPoints.map((pair, at) => [`q${at + 1}`, period(pair)])),
      '1h': period(sumOf(quarterPoints.slice(0, 2))),
      '2h': period(sumOf(quarterPoints.slice(2))),
      ...(overtime.length > 0 ? { ot: period(driveScore(overtime)) } : {}),
      full: period(full),
    },
  });
}
