import { factsOf, periodOf, type Facts, type Pair } from '../../engine/facts.ts';
import type { PriceModel, Worlds } from '../../pricing/chances.ts';
import { groupedModel } from '../../pricing/grouped-model.ts';
import { convolved, type Counts } from '../../pricing/distributions.ts';
import { independentWorlds, worldsFrom } from '../../pricing/pair-worlds.ts';

/**
 * What is expected of a game: runs of nine innings of each side, and home's chance in extra
 * innings.
 */
export interface BaseballInput {
  readonly runsHome: number;
  readonly runsAway: number;
  readonly extraHomeShare: number;
}

/**
 * A game under way: whole innings played and the runs of those, of the first five and of the first.
 */
export interface BaseballState {
  readonly innings: number;
  readonly runs: Pair;
  readonly firstFive: Pair | null;
  readonly firstInning: Pair | null;
}

export const baseballStart: BaseballState = {
  innings: 0,
  runs: [0, 0],
  firstFive: null,
  firstInning: null,
};

export const regularInnings = 9;
const mostOfInning = 20;
const mostRuns = 40;
/** Two sides against each other (domain page of sports, 4). */
const spread = 0.852;

/** Runs of half an inning by the Tango distribution, from the runs of nine. */
export function inningRuns(runsOfNine: number, c = spread): number[] {
  const mean = runsOfNine / regularInnings;
  const a = c * mean * mean;
  const none = mean / (mean + a);
  const d = 1 - c * none;
  const runs = [none, (1 - none) * (1 - d)];
  while (runs.length <= mostOfInning) runs.push((runs.at(-1) ?? 0) * d);
  const total = runs.reduce((sum, weight) => sum + weight, 0);
  return runs.map((weight) => weight / total);
}

/** Runs of so many innings. */
export function runsOf(inning: Counts, innings: number): number[] {
  let sum = [1];
  for (let played = 0; played < innings; played += 1) sum = convolved(sum, inning, mostRuns);
  return sum;
}

/** The end of a game of nine full innings; level, `extra` says who won beyond them, by one run. */
export function baseballEnd(regular: Pair, extra: 'home' | 'away' | null): Facts {
  const added: Pair = extra === null ? [0, 0] : extra === 'home' ? [1, 0] : [0, 1];
  const full: Pair = [regular[0] + added[0], regular[1] + added[1]];
  const xi: Facts['periods'] = extra === null ? {} : { xi: periodOf({ runs: added }) };
  return factsOf({
    ended: 'completed',
    winner: full[0] > full[1] ? 'home' : 'away',
    periods: {
      reg: periodOf({ runs: regular }),
      full: periodOf({ runs: full }),
      ...xi,
    },
  });
}

/**
 * Home's innings to come when it does and does not bat in the ninth: ahead after the top of it, the
 * game is over.
 */
function gameWorlds(input: BaseballInput, { innings, runs }: BaseballState): Worlds {
  const left = Math.max(regularInnings - innings, 0);
  const inning = { home: inningRuns(input.runsHome), away: inningRuns(input.runsAway) };
  const away = runsOf(inning.away, left);
  const beforeLast = runsOf(inning.home, Math.max(left - 1, 0));
  const last = left === 0 ? [1] : inning.home;
  const weights = new Map<string, number>();
  const add = (home: number, other: number, weight: number): void => {
    const key = `${home}-${other}`;
    weights.set(key, (weights.get(key) ?? 0) + weight);
  };
  away.forEach((one, a) => {
    const theirs = runs[1] + a;
    beforeLast.forEach((other, h) => {
      const own = runs[0] + h;
      const weight = one * other;
      if (weight < 1e-12) return;
      if (own > theirs) add(own, theirs, weight);
      else lastInning(last, own, theirs, (end, share) => add(end, theirs, weight * share));
    });
  });
  return worldsFrom([...weights].flatMap(([key, weight]) => endsOf(key, weight, input)));
}

/** Home behind or level bats: a walk-off ends the game with the run that wins it. */
function lastInning(
  inning: Counts,
  own: number,
  theirs: number,
  visit: (end: number, share: number) => void,
): void {
  inning.forEach((share, scored) => visit(Math.min(own + scored, theirs + 1), share));
}

function endsOf(
  key: string,
  weight: number,
  { extraHomeShare }: BaseballInput,
): (readonly [number, Facts])[] {
  const [home = 0, away = 0] = key.split('-').map(Number);
  if (home !== away) return [[weight, baseballEnd([home, away], null)]];
  return [
    [weight * extraHomeShare, baseballEnd([home, away], 'home')],
    [weight * (1 - extraHomeShare), baseballEnd([home, away], 'away')],
  ];
}

function partWorlds(input: BaseballInput, period: string, innings: number, now: Pair): Worlds {
  const counts = [
    runsOf(inningRuns(input.runsHome), innings),
    runsOf(inningRuns(input.runsAway), innings),
  ] as const;
  return independentWorlds(period, 'runs', mostRuns, counts, now);
}

interface RaceState {
  readonly pair: Pair;
  readonly weight: number;
}

/** Who has so many runs first, half inning by half inning, away batting first. */
function raceWorlds(input: BaseballInput, state: BaseballState, target: number): Worlds | null {
  if (Math.max(...state.runs) >= target) return null;
  const won = { home: 0, away: 0 };
  let open: RaceState[] = [{ pair: state.runs, weight: 1 }];
  for (let played = state.innings; played < regularInnings; played += 1) {
    for (const side of ['away', 'home'] as const) {
      const runs = inningRuns(side === 'home' ? input.runsHome : input.runsAway);
      const isAtBat = (pair: Pair): boolean =>
        side === 'away' || played < regularInnings - 1 || pair[0] <= pair[1];
      const next = open.flatMap(({ pair, weight }) =>
        isAtBat(pair)
          ? runs.map((share, scored) => ({
              pair: plus(pair, side, scored),
              weight: weight * share,
            }))
          : [{ pair, weight }],
      );
      const isThere = ({ pair }: RaceState): boolean => pair[side === 'home' ? 0 : 1] >= target;
      won[side] += next.filter(isThere).reduce((sum, { weight }) => sum + weight, 0);
      open = mergedRaces(next.filter((each) => !isThere(each)));
    }
  }
  return worldsFrom(raceEnds(won, open, input, target));
}

const plus = ([home, away]: Pair, side: 'home' | 'away', runs: number): Pair =>
  side === 'home' ? [home + runs, away] : [home, away + runs];

function mergedRaces(list: readonly RaceState[]): RaceState[] {
  const byKey = new Map<string, RaceState>();
  for (const { pair, weight } of list) {
    const key = pair.join('-');
    byKey.set(key, { pair, weight: weight + (byKey.get(key)?.weight ?? 0) });
  }
  return [...byKey.values()];
}

/** Neither is there after nine: the run of extra innings may still bring one. */
function raceEnds(
  won: Readonly<Record<'home' | 'away', number>>,
  open: readonly RaceState[],
  input: BaseballInput,
  target: number,
): (readonly [number, Facts])[] {
  const sums = { ...won, neither: 0 };
  for (const { pair, weight } of open) {
    const isLast = pair[0] === pair[1] && pair[0] === target - 1;
    sums.home += isLast ? weight * input.extraHomeShare : 0;
    sums.away += isLast ? weight * (1 - input.extraHomeShare) : 0;
    sums.neither += isLast ? 0 : weight;
  }
  const raced = (side: 'home' | 'away'): Facts => ({
    ...baseballEnd([0, 0], side),
    races: { full: { runs: { [String(target)]: side } } },
  });
  return [
    [sums.home, raced('home')],
    [sums.away, raced('away')],
    [sums.neither, baseballEnd([0, 0], 'home')],
  ];
}

/**
 * Baseball's price model: half innings by the Tango distribution; home does not bat on when it has
 * won.
 */
export function baseballModel(
  input: BaseballInput,
  state: BaseballState = baseballStart,
): PriceModel {
  const game = { ...gameWorlds(input, state), memo: new Map() };
  const part = (period: string, innings: number, known: Pair | null): Worlds =>
    partWorlds(input, period, known === null ? innings - state.innings : 0, known ?? state.runs);
  return groupedModel({
    worldsOf: ({ type, param }) => {
      if (type.base === 'race-to') return raceWorlds(input, state, Number(param ?? type.param));
      if (type.period === 'f5') return part('f5', 5, state.firstFive);
      return type.period === 'i1' ? part('i1', 1, state.firstInning) : game;
    },
    scoreOf: () => [0, 0],
  });
}
