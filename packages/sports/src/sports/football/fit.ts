import { isHalfLine } from '../../engine/market-type.ts';
import { winsIn } from '../../pricing/chances.ts';
import { leastMiss, type Point } from '../../pricing/least-miss.ts';
import { chanceOfAll } from '../../pricing/rake.ts';
import type { KnownChance } from '../joint/joint.types.ts';
import { scoreWorlds } from './goal-worlds.ts';
import { usualFootball, type FootballInput, type FootballState } from './input.ts';
import { footballScore } from './model.ts';

/** Questions about the goals of the match that have no push. */
function isTelling({ market }: KnownChance): boolean {
  const { base, stat, period, scope } = market.type;
  if (stat !== 'goals' || period !== 'reg' || scope !== 'both') return false;
  if (base === '1x2' || base === 'both-score') return true;
  return base === 'total' && market.lineQuarters !== null && isHalfLine(market.lineQuarters);
}

const most = 12;

/**
 * The expected goals under which the match's result and totals are as likely as the offer says, as
 * nearly as can be (least squares): what else is asked of the match follows from them. Null without
 * chances of a result.
 */
export function fitFootball(
  known: readonly KnownChance[],
  state: FootballState,
): Pick<FootballInput, 'lambdaHome' | 'lambdaAway'> | null {
  const told = known.filter(isTelling);
  if (!told.some(({ market }) => market.type.base === '1x2')) return null;
  const miss = missOf(told, state);
  // All goals and how they fall to the sides hardly depend on each other: searched one by one.
  return lambdasOf(leastMiss([Math.log(2.7), 0], (point) => miss(lambdasOf(point))));
}

/** Logarithm of all goals, and the logit of home's share of them. */
function lambdasOf([total, logit]: Point) {
  const goals = Math.min(Math.exp(total), most);
  const share = 1 / (1 + Math.exp(-logit));
  return { lambdaHome: goals * share, lambdaAway: goals * (1 - share) };
}

function missOf(told: readonly KnownChance[], state: FootballState) {
  const worldsOf = (lambdas: { lambdaHome: number; lambdaAway: number }) =>
    scoreWorlds({ ...usualFootball, ...lambdas }, state, 'reg');
  // The worlds are the same for all goals that may be expected: only their weights move.
  const grid = worldsOf({ lambdaHome: 1, lambdaAway: 1 });
  const asked = told.map(({ market, outcome, chance }) => ({
    wins: winsIn(grid, market, outcome, footballScore(state, market)),
    chance,
  }));
  return (lambdas: { lambdaHome: number; lambdaAway: number }): number => {
    const { weights } = worldsOf(lambdas);
    return asked.reduce(
      (sum, { wins, chance }) => sum + (chanceOfAll(weights, [wins]) - chance) ** 2,
      0,
    );
  };
}
