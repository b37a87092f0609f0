import type { Random } from '@pavilion/domain/ids';
import { createSeededRandom, randomNormal } from '@pavilion/domain/random';
import { periodOf, type Facts, type Pair } from '../../engine/facts.ts';
import type { Worlds } from '../../pricing/chances.ts';
import { normalBelow } from '../../pricing/distributions.ts';
import { solveRising } from '../../pricing/least-miss.ts';
import { roundedPair, shareOf, type PointsSpread } from '../../pricing/normal-points.ts';
import type { KnownChance, MatchUnderWay, OfferedMatch } from '../joint/joint.types.ts';
import { homeWinOf, nearestToEven } from '../joint/known-chances.ts';
import { recentWorlds } from '../joint/recent-worlds.ts';
import { basketballEnd, basketballStart, type BasketballState } from './model.ts';
import { playOvertime } from './simulate.ts';

/** Deviations of a match (domain page of sports, 4). */
const usual = { marginSd: 12, totalSd: 16 };
/** Matches that a joint price is made of, each once with its luck and once with the opposite. */
const drawn = 3000;
const minutesOfQuarter = { usual: 10, long: 12 };
const quarters = 4;

/**
 * Many ways a basketball match can end, quarter by quarter, by the process it is priced by; null
 * where nobody says how it stands, who is to win and by how many points.
 */
export function basketballJoint({ now, known }: OfferedMatch): Worlds | null {
  const state = now === 'before' ? basketballStart : stateOf(now);
  const winner = homeWinOf(known);
  const total = nearestToEven(known);
  if (state === null || winner === undefined || total === null) return null;
  const key = ['basketball', JSON.stringify(state), winner.chance, lineOf(total), total.chance];
  return recentWorlds(key.join('|'), () => {
    const rest = fittedRest(state, winner.chance, total);
    return playedOn(rest, state, createSeededRandom('joint'));
  });
}

const lineOf = ({ market }: KnownChance): number => (market.lineQuarters ?? 0) / 4;

/** Null where nobody tells how much of it is played. */
function stateOf(now: MatchUnderWay | null): BasketballState | null {
  if (now === null || now.minute === null) return null;
  const parts = Array.from({ length: quarters }, (_, index) => now.facts.periods[`q${index + 1}`]);
  const over = parts.filter((part) => part?.isComplete).length;
  const isLong = now.minute > quarters * minutesOfQuarter.usual;
  const length = isLong ? minutesOfQuarter.long : minutesOfQuarter.usual;
  const within = Math.min(Math.max((now.minute - 1) / length - over, 0), 1);
  return {
    playedShare: Math.min((over + within) / quarters, 1),
    quarters: parts.map((part): Pair => part?.stats['points'] ?? [0, 0]),
  };
}

const sumOf = (pairs: readonly Pair[]): Pair => [
  pairs.reduce((sum, [home]) => sum + home, 0),
  pairs.reduce((sum, [, away]) => sum + away, 0),
];

const inverse = (chance: number): number => solveRising(chance, [-6, 6], normalBelow);

/** What is to come, as a whole match of it would be: winner and total are as the offer says. */
function fittedRest(state: BasketballState, home: number, total: KnownChance): PointsSpread {
  const left = Math.max(1 - state.playedShare, 1e-3);
  const [own, other] = sumOf(state.quarters);
  const marginSd = usual.marginSd * Math.sqrt(left);
  const totalSd = usual.totalSd * Math.sqrt(left);
  const margin = marginSd * inverse(home) - (own - other);
  const points = Math.max(lineOf(total) - own - other + totalSd * inverse(total.chance), 0);
  return { ...usual, margin: margin / left, total: points / left };
}

/** The end of each quarter as margin and total from now on; one lot of luck and its opposite. */
function drawRest(rest: PointsSpread, lengths: readonly number[], random: Random): Pair[][] {
  const lucks = lengths.map((): Pair => [randomNormal(random, 0, 1), randomNormal(random, 0, 1)]);
  return [1, -1].map((sign) => {
    let now: Pair = [0, 0];
    return lucks.map(([margin, total], index) => {
      const step = shareOf(rest, lengths[index] ?? 0);
      now = [
        now[0] + step.margin + sign * step.marginSd * margin,
        now[1] + step.total + sign * step.totalSd * total,
      ];
      return roundedPair(...now);
    });
  });
}

function playedOn(rest: PointsSpread, state: BasketballState, random: Random): Worlds {
  const lengths = Array.from({ length: quarters }, (_, index) =>
    Math.min(Math.max((index + 1) / quarters - state.playedShare, 0), 1 / quarters),
  );
  const facts: Facts[] = [];
  for (let match = 0; match < drawn; match += 1) {
    for (const scores of drawRest(rest, lengths, random))
      facts.push(endWith(rest, scores, state, random));
  }
  return { facts, weights: facts.map(() => 1 / facts.length) };
}

const less = (a: Pair, b: Pair): Pair => [a[0] - b[0], a[1] - b[1]];

function endWith(
  rest: PointsSpread,
  scores: readonly Pair[],
  state: BasketballState,
  random: Random,
): Facts {
  const parts = scores.map((score, index): Pair => {
    const before = state.quarters[index] ?? [0, 0];
    return sumOf([before, less(score, scores[index - 1] ?? [0, 0])]);
  });
  const regular = sumOf(parts);
  const isLevel = regular[0] === regular[1];
  const end = basketballEnd(regular, isLevel ? playOvertime(rest, random) : null);
  const quarterFacts = parts.map((points, index) => [`q${index + 1}`, periodOf({ points })]);
  const half = periodOf({ points: sumOf(parts.slice(0, quarters / 2)) });
  return { ...end, periods: { ...end.periods, ...Object.fromEntries(quarterFacts), '1h': half } };
}
