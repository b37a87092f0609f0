import { factsOf, periodOf, type Facts, type Pair } from '../../engine/facts.ts';
import type { Worlds } from '../../pricing/chances.ts';
import { poissonCounts, type Counts } from '../../pricing/distributions.ts';
import { independentWorlds } from '../../pricing/pair-worlds.ts';
import { halvesLeft, type FootballInput, type FootballState } from './input.ts';

const mostGoals = 15;
/** Of one side in one half; what lies above is less than one in a hundred thousand. */
const mostOfHalf = 7;

const difference = (a: Pair, b: Pair): Pair => [a[0] - b[0], a[1] - b[1]];

/** Score of each period so far. */
export function periodScore(state: FootballState, period: string): Pair {
  const { goals, halfTime } = state;
  if (period === '1h') return halfTime ?? goals;
  if (period === '2h') return halfTime === null ? [0, 0] : difference(goals, halfTime);
  return goals;
}

/** Share of the match's goals still to come in a period. */
export function periodShare({ playedMinutes }: FootballState, period: string): number {
  const { first, second } = halvesLeft(playedMinutes);
  if (period === '1h') return first;
  return period === '2h' ? second : first + second;
}

function goalsToCome({ lambdaHome, lambdaAway }: FootballInput, share: number, most: number) {
  const of = (lambda: number): Counts => poissonCounts(lambda * share, most);
  return [of(lambdaHome), of(lambdaAway)] as const;
}

/** All scores a period can end with. */
export function scoreWorlds(input: FootballInput, state: FootballState, period: string): Worlds {
  const counts = goalsToCome(input, periodShare(state, period), mostGoals);
  return independentWorlds(period, 'goals', mostGoals, counts, periodScore(state, period));
}

const halfCounts = Array.from({ length: mostOfHalf + 1 }, (_, count) => count);
const halfPairs: readonly Pair[] = halfCounts.flatMap((home) =>
  halfCounts.map((away): Pair => [home, away]),
);

let bothHalves: { facts: readonly Facts[]; memo: NonNullable<Worlds['memo']> } | null = null;

function factsOfHalves(first: Pair, second: Pair): Facts {
  const whole: Pair = [first[0] + second[0], first[1] + second[1]];
  return factsOf({
    ended: 'completed',
    periods: {
      '1h': periodOf({ goals: first }),
      '2h': periodOf({ goals: second }),
      reg: periodOf({ goals: whole }),
    },
  });
}

/** The 4,096 ways two halves can end, made once: matches differ only in how likely each is. */
function halvesGrid() {
  bothHalves ??= {
    facts: halfPairs.flatMap((first) => halfPairs.map((second) => factsOfHalves(first, second))),
    memo: new Map(),
  };
  return bothHalves;
}

function weightsOfHalf(input: FootballInput, state: FootballState, period: '1h' | '2h'): number[] {
  const [home, away] = goalsToCome(input, periodShare(state, period), mostOfHalf);
  const [homeNow, awayNow] = periodScore(state, period);
  return halfPairs.map(([h, a]) => (home[h - homeNow] ?? 0) * (away[a - awayNow] ?? 0));
}

/** Every pair of half scores: what kinds that ask of both halves, and builders, are priced by. */
export function halvesWorlds(input: FootballInput, state: FootballState): Worlds {
  const first = weightsOfHalf(input, state, '1h');
  const second = weightsOfHalf(input, state, '2h');
  const raw = first.flatMap((one) => second.map((other) => one * other));
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  return { ...halvesGrid(), weights: raw.map((weight) => weight / total) };
}
