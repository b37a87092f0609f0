import { factsOf, periodOf, type Facts, type Pair, type Side } from '../../engine/facts.ts';
import type { Market } from '../../engine/market-type.ts';
import type { PriceModel, Worlds } from '../../pricing/chances.ts';
import { groupedModel } from '../../pricing/grouped-model.ts';
import { normalBelow, type Counts } from '../../pricing/distributions.ts';
import {
  pointPairs,
  shareOf,
  type PointsSpread,
  type WeightedPair,
} from '../../pricing/normal-points.ts';
import { worldsFrom } from '../../pricing/pair-worlds.ts';
import { pointsOf, type BasketballPlayer } from './players.ts';

/** What is expected of a match of four quarters, without overtime. */
export interface BasketballInput extends PointsSpread {
  readonly players: readonly BasketballPlayer[];
}

/**
 * A match under way: the share of its four quarters that is played, and the points of each quarter
 * so far.
 */
export interface BasketballState {
  readonly playedShare: number;
  readonly quarters: readonly Pair[];
}

export const basketballStart: BasketballState = { playedShare: 0, quarters: [] };

/** Overtime of five minutes beside forty-eight. */
export const overtimeShare = 5 / 48;
const mostPoints = 90;

const sumOf = (pairs: readonly Pair[]): Pair => [
  pairs.reduce((sum, [home]) => sum + home, 0),
  pairs.reduce((sum, [, away]) => sum + away, 0),
];

/** What overtime is like: level sides, and it goes on until it is decided. */
export function overtimeSpread(input: PointsSpread): PointsSpread {
  return { ...shareOf(input, overtimeShare), margin: 0 };
}

/** The end of a match: four quarters, and overtime when those are level. */
export function basketballEnd(regular: Pair, overtime: Pair | null): Facts {
  const full = overtime === null ? regular : sumOf([regular, overtime]);
  const ot: Facts['periods'] = overtime === null ? {} : { ot: periodOf({ points: overtime }) };
  const reg = periodOf({ points: regular });
  return factsOf({
    ended: 'completed',
    winner: full[0] > full[1] ? 'home' : 'away',
    periods: { reg, full: periodOf({ points: full }), ...ot },
  });
}

function decidedOvertimes(input: PointsSpread): WeightedPair[] {
  const decided = pointPairs(overtimeSpread(input)).filter(({ pair }) => pair[0] !== pair[1]);
  const sum = decided.reduce((all, { weight }) => all + weight, 0);
  return decided.map(({ pair, weight }) => ({ pair, weight: weight / sum }));
}

const after = ([home, away]: Pair, now: Pair): Pair => [home + now[0], away + now[1]];

function matchWorlds(input: BasketballInput, { playedShare, quarters }: BasketballState): Worlds {
  const now = sumOf(quarters);
  const overtimes = decidedOvertimes(input);
  const list: (readonly [number, Facts])[] = [];
  const level = new Map<string, { full: Pair; regular: Pair; weight: number }>();
  for (const { pair, weight } of pointPairs(shareOf(input, 1 - playedShare))) {
    const regular = after(pair, now);
    if (regular[0] !== regular[1]) {
      list.push([weight, basketballEnd(regular, null)]);
      continue;
    }
    for (const extra of overtimes) {
      const full = after(regular, extra.pair);
      const key = full.join('-');
      const known = level.get(key)?.weight ?? 0;
      level.set(key, { full, regular, weight: known + weight * extra.weight });
    }
  }
  for (const { full, regular, weight } of level.values()) {
    list.push([weight, basketballEnd(regular, [full[0] - regular[0], full[1] - regular[1]])]);
  }
  return worldsFrom(list);
}

/** First quarter or first half: what it has, and what is still to come of it. */
function partWorlds(input: BasketballInput, state: BasketballState, period: 'q1' | '1h'): Worlds {
  const share = period === 'q1' ? 0.25 : 0.5;
  const now = sumOf(state.quarters.slice(0, share * 4));
  const left = Math.max(share - state.playedShare, 0);
  return worldsFrom(
    pointPairs(shareOf(input, left)).map(({ pair, weight }) => {
      const points = after(pair, now);
      const facts = factsOf({ ended: 'completed', periods: { [period]: periodOf({ points }) } });
      return [weight, facts] as const;
    }),
  );
}

/** Totals a quarter can end with. */
function quarterTotals(input: BasketballInput, state: BasketballState, index: number): Counts {
  const left = Math.min(Math.max((index + 1) / 4 - state.playedShare, 0), 0.25);
  const [home, away] = state.quarters[index] ?? [0, 0];
  const weights = Array.from({ length: 2 * mostPoints }, () => 0);
  for (const { pair, weight } of pointPairs(shareOf(input, left))) {
    const value = pair[0] + pair[1] + home + away;
    weights[value] = (weights[value] ?? 0) + weight;
  }
  return weights;
}

/** Chance of each quarter to be alone with the most points; quarters are independent. */
function highestWorlds(input: BasketballInput, state: BasketballState): Worlds {
  const totals = [0, 1, 2, 3].map((index) => quarterTotals(input, state, index));
  const below = totals.map((weights) => {
    let sum = 0;
    return weights.map((weight) => (sum += weight) - weight);
  });
  const alone = totals.map((weights, own) =>
    weights.reduce((sum, weight, value) => {
      const others = below.map((each, index) => (index === own ? 1 : (each[value] ?? 0)));
      return sum + others.reduce((product, chance) => product * chance, weight);
    }, 0),
  );
  const facts = (highest: number): Facts =>
    factsOf({
      ended: 'completed',
      periods: Object.fromEntries(
        totals.map((_, index) => [
          `q${index + 1}`,
          periodOf({ points: [index === highest ? 1 : 0, 0] }),
        ]),
      ),
    });
  const rest = 1 - alone.reduce((sum, chance) => sum + chance, 0);
  return worldsFrom([
    ...alone.map((weight, index) => [weight, facts(index)] as const),
    [Math.max(rest, 0), facts(-1)],
  ]);
}

/**
 * Share of the match after which the leader is taken to have `target`: when both together have
 * twice that.
 */
export function raceShare(input: PointsSpread, target: number): number {
  return Math.min((2 * target) / input.total, 1);
}

/**
 * Who has so many points first: whoever leads when they are to be expected. In play: by the lead
 * and what is missing.
 */
function raceWorlds(input: BasketballInput, state: BasketballState, target: number): Worlds | null {
  const now = sumOf(state.quarters);
  if (Math.max(...now) >= target) return null;
  const left = raceShare(input, target - (now[0] + now[1]) / 2);
  const spread = shareOf(input, left);
  const home = normalBelow((now[0] - now[1] + spread.margin) / spread.marginSd);
  const won = (side: Side): Facts => ({
    ...basketballEnd([0, 0], side === 'home' ? [1, 0] : [0, 1]),
    races: { full: { points: { [String(target)]: side } } },
  });
  return worldsFrom([
    [home, won('home')],
    [1 - home, won('away')],
  ]);
}

/** How many points a side may have at the end, overtime counted. */
function pointsOfSide({ facts, weights }: Worlds, side: Side): number[] {
  const counts: number[] = [];
  facts.forEach(({ periods }, world) => {
    const value = periods.full?.stats.points?.[side === 'home' ? 0 : 1] ?? 0;
    while (counts.length <= value) counts.push(0);
    counts[value] = (counts[value] ?? 0) + (weights[world] ?? 0);
  });
  return counts;
}

function playerWorlds(input: BasketballInput, match: Worlds, { playerId }: Market): Worlds | null {
  const player = input.players.find((each) => each.playerId === playerId);
  if (player === undefined) return null;
  const counts = pointsOf(player, pointsOfSide(match, player.side));
  const worlds = worldsFrom(
    counts.map((weight, points) => {
      const own = { ...player, tookPart: true, enteredNo: 0, stats: { points } };
      return [weight, { ...basketballEnd([1, 0], null), players: [own] }] as const;
    }),
  );
  return { ...worlds, memo: new Map() };
}

/**
 * Basketball's price model: margin and total are normal and independent, rounded where a period
 * ends (domain page of sports, 4). A player has his share of his side's points; they have a price
 * only before the start.
 */
export function basketballModel(
  input: BasketballInput,
  state: BasketballState = basketballStart,
): PriceModel {
  let whole: Worlds | null = null;
  const match = (): Worlds => (whole ??= { ...matchWorlds(input, state), memo: new Map() });
  return groupedModel({
    scoreOf: () => [0, 0],
    worldsOf: (market) => {
      const { base, period, param } = market.type;
      if (base === 'player-total')
        return state.playedShare > 0 ? null : playerWorlds(input, match(), market);
      if (base === 'race-to') return raceWorlds(input, state, Number(market.param ?? param));
      if (base === 'highest-period') return highestWorlds(input, state);
      return period === 'q1' || period === '1h' ? partWorlds(input, state, period) : match();
    },
  });
}
