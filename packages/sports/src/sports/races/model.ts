import type { Random } from '@pavilion/domain/ids';
import { factsOf, type Facts, type RunnerFacts } from '../../engine/facts.ts';
import type { PriceModel } from '../../pricing/chances.ts';
import { drawWeighted } from '../../simulation/draw.ts';
import { runnersModel } from './runners-model.ts';

/** A runner and its chance to win; the chances of all runners add up to 1. */
export interface RaceRunner {
  readonly runnerId: string;
  readonly winChance: number;
}

/**
 * Exponents that take some of a favourite's chance for the second and the third place: plain shares
 * of what is left (Harville) give it too much (domain page of sports, 4). From the third place on
 * the last one holds.
 */
export const placeDiscounts: readonly number[] = [1, 0.81, 0.65];
/** Without discount. */
export const harville: readonly number[] = [1];

interface Strengths {
  readonly runners: readonly RaceRunner[];
  /** By place, by runner: its weight for that place. */
  readonly weights: readonly (readonly number[])[];
}

function strengthsOf(runners: readonly RaceRunner[], discounts: readonly number[]): Strengths {
  const weights = discounts.map((power) => runners.map(({ winChance }) => winChance ** power));
  return { runners, weights };
}

const weightsAt = ({ weights }: Strengths, place: number): readonly number[] =>
  weights[Math.min(place, weights.length - 1)] ?? [];

/** Chance of each runner to come next when those of `before` (by number) have come in. */
function nextChances(strengths: Strengths, before: readonly number[]): number[] {
  const left = weightsAt(strengths, before.length).map((weight, index) =>
    before.includes(index) ? 0 : weight,
  );
  const total = left.reduce((sum, weight) => sum + weight, 0);
  return left.map((weight) => (total === 0 ? 0 : weight / total));
}

/**
 * Chance of each runner to be among the first `places`, in the order of the runners; they add up to
 * `places`. Every order of the first ones is gone through, so `places` is meant to be small.
 */
export function placeChances(
  runners: readonly RaceRunner[],
  places: number,
  discounts: readonly number[] = placeDiscounts,
): number[] {
  const strengths = strengthsOf(runners, discounts);
  const chances = runners.map(() => 0);
  const visit = (before: readonly number[], weight: number): void => {
    if (before.length === Math.min(places, runners.length)) return;
    nextChances(strengths, before).forEach((share, index) => {
      if (share === 0) return;
      chances[index] = (chances[index] ?? 0) + weight * share;
      visit([...before, index], weight * share);
    });
  };
  visit([], 1);
  return chances;
}

/** Chance that these runners come first, second … in this order. */
export function orderChance(
  runners: readonly RaceRunner[],
  order: readonly string[],
  discounts: readonly number[] = placeDiscounts,
): number {
  const strengths = strengthsOf(runners, discounts);
  const numbers = order.map((id) => runners.findIndex(({ runnerId }) => runnerId === id));
  return numbers.reduce(
    (chance, index, place) =>
      chance * (nextChances(strengths, numbers.slice(0, place))[index] ?? 0),
    1,
  );
}

function raceFacts(runners: readonly RunnerFacts[]): Facts {
  return factsOf({ ended: 'completed', isFinal: true, runners, ran: runners.length });
}

/** Runs a race: the finish is drawn place by place by the law the prices are made of. */
export function runRace(
  runners: readonly RaceRunner[],
  random: Random,
  discounts: readonly number[] = placeDiscounts,
): Facts {
  const strengths = strengthsOf(runners, discounts);
  const all = runners.map((_, index) => index);
  const order: number[] = [];
  while (order.length < runners.length) {
    const chances = nextChances(strengths, order);
    const drawn = drawWeighted(random, all, (index) => chances[index] ?? 0);
    order.push(drawn ?? all.find((index) => !order.includes(index)) ?? 0);
  }
  return raceFacts(
    runners.map(({ runnerId }, index) => ({
      runnerId,
      position: order.indexOf(index) + 1,
      status: 'ran' as const,
    })),
  );
}

/**
 * Chance that `a` comes in before `b`. From the last discount on all places go by one weight, so
 * that of two who are both still to come it alone decides; only who is first, second … before that
 * is gone through.
 */
export function duelChance(
  runners: readonly RaceRunner[],
  a: string,
  b: string,
  discounts: readonly number[] = placeDiscounts,
): number {
  const strengths = strengthsOf(runners, discounts);
  const own = runners.findIndex(({ runnerId }) => runnerId === a);
  const other = runners.findIndex(({ runnerId }) => runnerId === b);
  const from = (before: readonly number[]): number => {
    const weights = weightsAt(strengths, before.length);
    if (before.length >= discounts.length - 1) {
      const [mine = 0, theirs = 0] = [weights[own], weights[other]];
      return mine / (mine + theirs);
    }
    return nextChances(strengths, before).reduce((sum, share, index) => {
      if (share === 0 || index === other) return sum;
      return sum + share * (index === own ? 1 : from([...before, index]));
    }, 0);
  };
  return from([]);
}

/** The price model of a race: place by place by discounted shares of the chance to win. */
export function raceModel(
  runners: readonly RaceRunner[],
  discounts: readonly number[] = placeDiscounts,
): PriceModel {
  const known = new Map<number, readonly number[]>();
  return runnersModel({
    runnerIds: runners.map(({ runnerId }) => runnerId),
    placeChance: (runnerId, places) => {
      const chances = known.get(places) ?? placeChances(runners, places, discounts);
      known.set(places, chances);
      return chances[runners.findIndex((each) => each.runnerId === runnerId)] ?? 0;
    },
    duelChance: (a, b) => duelChance(runners, a, b, discounts),
  });
}
