import { isHalfLine } from '../../engine/market-type.ts';
import type { Facts, Pair } from '../../engine/facts.ts';
import { winsIn, type Worlds } from '../../pricing/chances.ts';
import { poissonCounts, type Counts } from '../../pricing/distributions.ts';
import { leastMiss, type Point } from '../../pricing/least-miss.ts';
import { independentWorlds } from '../../pricing/pair-worlds.ts';
import { chanceOfAll } from '../../pricing/rake.ts';
import type { KnownChance, MatchUnderWay, OfferedMatch } from '../joint/joint.types.ts';
import { homeWinOf } from '../joint/known-chances.ts';
import { recentWorlds } from '../joint/recent-worlds.ts';
import { gameMinutes, hockeyEnd, hockeyStart, periodMinutes, type HockeyState } from './model.ts';
import { hockeyStateOf } from './simulate.ts';

const most = { first: 7, rest: 9, regular: 16 };
const even = 0.5;
const usualGoals = 6;

const countsTo = (highest: number): number[] =>
  Array.from({ length: highest + 1 }, (_, count) => count);
const pairsTo = (highest: number): Pair[] =>
  countsTo(highest).flatMap((home) => countsTo(highest).map((away): Pair => [home, away]));
const firstPairs = pairsTo(most.first);
const restPairs = pairsTo(most.rest);

/** A first period, what follows it, and who wins beyond sixty minutes that end level. */
interface Way {
  readonly first: number;
  readonly rest: number;
  readonly extra: 'home' | 'away' | null;
}

type Memo = NonNullable<Worlds['memo']>;

/** All ways a game can end, made once: games differ only in how likely each is. */
let grid: { ways: readonly Way[]; facts: readonly Facts[]; memo: Memo } | null = null;

function gridOf() {
  if (grid !== null) return grid;
  const ways = firstPairs.flatMap((_, first) =>
    restPairs.flatMap((__, rest): Way[] => {
      const [home, away] = regularOf({ first, rest });
      if (home !== away) return [{ first, rest, extra: null }];
      return (['home', 'away'] as const).map((extra) => ({ first, rest, extra }));
    }),
  );
  grid = { ways, facts: ways.map(factsFor), memo: new Map() };
  return grid;
}

function regularOf({ first, rest }: Pick<Way, 'first' | 'rest'>): Pair {
  const [one, other] = [firstPairs[first] ?? [0, 0], restPairs[rest] ?? [0, 0]];
  return [one[0] + other[0], one[1] + other[1]];
}

function factsFor(way: Way): Facts {
  const end = hockeyEnd(regularOf(way), way.extra);
  const p1 = { isComplete: true, stats: { goals: firstPairs[way.first] ?? [0, 0] } };
  return { ...end, periods: { ...end.periods, p1 } };
}

/** All ways an ice hockey game can end; null where nobody says how it stands or who is to win. */
export function hockeyJoint({ now, known }: OfferedMatch): Worlds | null {
  const state = now === 'before' ? hockeyStart : stateOf(now);
  const told = known.filter(isTelling);
  if (state === null || !told.some(({ market }) => market.type.base === '1x2')) return null;
  const winner = homeWinOf(known);
  const chances = [...told, ...(winner ? [winner] : [])].map(({ chance }) => chance);
  const key = `ice-hockey|${JSON.stringify({ ...state, incidents: [] })}|${chances.join()}`;
  return recentWorlds(key, () => fittedWorlds(told, winner, state));
}

function isTelling({ market }: KnownChance): boolean {
  const { base, period, scope } = market.type;
  if (period !== 'reg' || scope !== 'both') return false;
  return base === '1x2' || (base === 'total' && isHalfLine(market.lineQuarters ?? 0));
}

/** Null where nobody tells how much is played, and beyond more goals than are gone through. */
function stateOf(now: MatchUnderWay | null): HockeyState | null {
  if (now === null || now.minute === null) return null;
  const isFirstOver = now.facts.periods['p1']?.isComplete === true;
  const started = Math.max(now.minute - 1, 0);
  const played = isFirstOver ? Math.max(started, periodMinutes) : Math.min(started, periodMinutes);
  const state = hockeyStateOf(now.facts, Math.min(played, gameMinutes));
  const { first, rest } = partsOf(state);
  return Math.max(...first) > most.first || Math.max(...rest) > most.rest ? null : state;
}

/** The score of the first period and of what followed it so far. */
function partsOf({ goals, firstPeriod }: HockeyState): { first: Pair; rest: Pair } {
  const first = firstPeriod ?? goals;
  return { first, rest: [goals[0] - first[0], goals[1] - first[1]] };
}

/** Goals under which result and totals are as likely as the offer says. */
function fittedWorlds(
  told: readonly KnownChance[],
  winner: KnownChance | undefined,
  state: HockeyState,
): Worlds {
  const regular = regularWorlds([0, 0], state);
  const asked = told.map(({ market, outcome, chance }) => ({
    wins: winsIn(regular, market, outcome, [0, 0]),
    chance,
  }));
  const missAt = (point: Point): number => {
    const { weights } = regularWorlds(point, state);
    return asked.reduce(
      (sum, { wins, chance }) => sum + (chanceOfAll(weights, [wins]) - chance) ** 2,
      0,
    );
  };
  const lambdas = lambdasOf(leastMiss([Math.log(usualGoals), 0], missAt));
  const { facts, memo } = gridOf();
  const share = winner === undefined ? even : extraShare(lambdas, winner, state);
  return { facts, memo, weights: weightsOf(lambdas, share, state) };
}

/** All scores after sixty minutes. */
function regularWorlds(point: Point, { playedMinutes, goals }: HockeyState): Worlds {
  const [home, away] = lambdasOf(point);
  const toCome = (lambda: number): Counts =>
    poissonCounts((lambda * (gameMinutes - playedMinutes)) / gameMinutes, most.regular);
  return independentWorlds('reg', 'goals', most.regular, [toCome(home), toCome(away)], goals);
}

/** Of level games home wins as many as its chance to win leaves to them. */
function extraShare(lambdas: Pair, { chance }: KnownChance, state: HockeyState): number {
  const weights = weightsOf(lambdas, even, state);
  let [home, level] = [0, 0];
  gridOf().ways.forEach((way, index) => {
    const [own, other] = regularOf(way);
    if (own > other) home += weights[index] ?? 0;
    if (own === other) level += weights[index] ?? 0;
  });
  return level === 0 ? even : Math.min(Math.max((chance - home) / level, 0), 1);
}

/** Logarithm of the goals of a game, and the logit of home's share of them. */
function lambdasOf([total, logit]: Point): Pair {
  const share = 1 / (1 + Math.exp(-logit));
  const goals = Math.min(Math.exp(total), 4 * usualGoals);
  return [goals * share, goals * (1 - share)];
}

function weightsOf(lambdas: Pair, extraHomeShare: number, state: HockeyState): number[] {
  const { playedMinutes, firstPeriod } = state;
  const now = partsOf(state);
  const firstLeft = firstPeriod === null ? Math.max(periodMinutes - playedMinutes, 0) : 0;
  const restLeft = Math.min(gameMinutes - playedMinutes, gameMinutes - periodMinutes);
  const first = pairWeights(firstPairs, lambdas, firstLeft, now.first);
  const rest = pairWeights(restPairs, lambdas, restLeft, now.rest);
  const raw = gridOf().ways.map(({ first: one, rest: other, extra }) => {
    const share = extra === null ? 1 : extra === 'home' ? extraHomeShare : 1 - extraHomeShare;
    return (first[one] ?? 0) * (rest[other] ?? 0) * share;
  });
  const sum = raw.reduce((all, weight) => all + weight, 0);
  return raw.map((weight) => weight / sum);
}

function pairWeights(
  pairs: readonly Pair[],
  lambdas: Pair,
  minutes: number,
  [homeNow, awayNow]: Pair,
): number[] {
  const counts = lambdas.map((lambda): Counts =>
    poissonCounts((lambda * minutes) / gameMinutes, most.rest),
  );
  const [home = [], away = []] = counts;
  return pairs.map(([h, a]) => (home[h - homeNow] ?? 0) * (away[a - awayNow] ?? 0));
}
