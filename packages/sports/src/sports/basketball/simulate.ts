import type { Random } from '@pavilion/domain/ids';
import { randomNormal } from '@pavilion/domain/random';
import {
  periodOf,
  type Facts,
  type Pair,
  type PlayerFacts,
  type Side,
} from '../../engine/facts.ts';
import { roundedPair, shareOf, type PointsSpread } from '../../pricing/normal-points.ts';
import {
  basketballEnd,
  overtimeSpread,
  raceShare,
  type BasketballInput,
  type BasketballState,
} from './model.ts';
import { drawPoints } from './players.ts';

/** Steps of a quarter at which the score is told: each minute of twelve. */
export const stepsOfQuarter = 12;
const steps = 4 * stepsOfQuarter;
const raceTarget = 20;

/**
 * A match: the score after each step of the four quarters, the overtime if there was one, and what
 * else is told.
 */
export interface BasketballPath {
  readonly scores: readonly Pair[];
  readonly overtime: Pair | null;
  readonly leaderOfRace: 'home' | 'away';
  readonly players: readonly PlayerFacts[];
}

interface Latent {
  readonly share: number;
  readonly margin: number;
  readonly total: number;
}

/**
 * Margin and total at these shares of a match: both go on by independent steps from one to the
 * next.
 */
function latentAt(input: BasketballInput, random: Random, shares: readonly number[]): Latent[] {
  let now: Latent = { share: 0, margin: 0, total: 0 };
  return shares.map((share) => {
    const step = shareOf(input, share - now.share);
    now = {
      share,
      margin: now.margin + randomNormal(random, step.margin, step.marginSd),
      total: now.total + randomNormal(random, step.total, step.totalSd),
    };
    return now;
  });
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** No score goes backwards: what is told within a quarter lies between its start and its end. */
function monotone(scores: readonly Pair[]): Pair[] {
  let now: Pair = [0, 0];
  return scores.map((score, index) => {
    const end = scores[Math.ceil((index + 1) / stepsOfQuarter) * stepsOfQuarter - 1] ?? score;
    now = [clamp(score[0], now[0], end[0]), clamp(score[1], now[1], end[1])];
    return now;
  });
}

/** Plays overtime until it is decided. */
export function playOvertime(input: PointsSpread, random: Random): Pair {
  const { margin, marginSd, total, totalSd } = overtimeSpread(input);
  for (;;) {
    const pair = roundedPair(
      randomNormal(random, margin, marginSd),
      randomNormal(random, total, totalSd),
    );
    if (pair[0] !== pair[1]) return pair;
  }
}

/** Plays a match; the same luck gives the same match. */
export function playBasketball(input: BasketballInput, random: Random): BasketballPath {
  const atRace = raceShare(input, raceTarget);
  const told = Array.from({ length: steps }, (_, index) => (index + 1) / steps);
  const shares = [...new Set([...told, atRace])].toSorted((a, b) => a - b);
  const latent = latentAt(input, random, shares);
  const scores = monotone(
    latent
      .filter(({ share }) => told.includes(share))
      .map(({ margin, total }) => roundedPair(margin, total)),
  );
  const [home, away] = scores.at(-1) ?? [0, 0];
  const race = latent.find(({ share }) => share === atRace);
  const overtime = home === away ? playOvertime(input, random) : null;
  const pointsOf = (side: Side, index: 0 | 1): PlayerFacts[] =>
    drawPoints(
      random,
      input.players.filter((player) => player.side === side),
      (index === 0 ? home : away) + (overtime?.[index] ?? 0),
    );
  return {
    ...{ scores, overtime },
    leaderOfRace: (race?.margin ?? 0) > 0 ? 'home' : 'away',
    players: [...pointsOf('home', 0), ...pointsOf('away', 1)],
  };
}

const less = ([home, away]: Pair, [homeBefore, awayBefore]: Pair): Pair => [
  home - homeBefore,
  away - awayBefore,
];

/**
 * The facts after so many steps of four quarters; after the last the match is over, with its
 * overtime.
 */
export function basketballFactsAt(path: BasketballPath, played: number): Facts {
  const at = (step: number): Pair => path.scores[Math.min(step, played) - 1] ?? [0, 0];
  const part = (from: number, to: number) =>
    periodOf(
      { points: less(at(to * stepsOfQuarter), at(from * stepsOfQuarter)) },
      played >= to * stepsOfQuarter,
    );
  const parts = { q1: part(0, 1), q2: part(1, 2), q3: part(2, 3), q4: part(3, 4) };
  const halves = { '1h': part(0, 2), '2h': part(2, 4) };
  const isOver = played >= steps;
  const races: Facts['races'] =
    Math.max(...at(played)) >= raceTarget
      ? { full: { points: { [String(raceTarget)]: path.leaderOfRace } } }
      : {};
  const end = basketballEnd(at(steps), isOver ? path.overtime : null);
  if (isOver) {
    const periods = { ...end.periods, ...parts, ...halves };
    return { ...end, isFinal: true, periods, races, players: path.players };
  }
  const running = periodOf({ points: at(steps) }, false);
  const periods = { ...parts, ...halves, reg: running, full: running };
  return { ...end, ended: null, winner: null, periods, races };
}

/** What the price model takes of a match under way. */
export function basketballStateAt(path: BasketballPath, played: number): BasketballState {
  const { periods } = basketballFactsAt(path, played);
  const quarters = ['q1', 'q2', 'q3', 'q4'].map((name): Pair => {
    return periods[name]?.stats.points ?? [0, 0];
  });
  return { playedShare: played / steps, quarters };
}
