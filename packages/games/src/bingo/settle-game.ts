import type { BingoCard, BingoVariant } from './bingo-cards.ts';
import { callOrder, wonAtBall, type BingoStage } from './bingo-stages.ts';

/** A stage of a room and its share of the pool, in hundredths. */
export interface StageShare {
  stage: BingoStage;
  percent: number;
}

/** What a room plays for. */
export interface BingoRoom {
  variant: BingoVariant;
  /** In their order; the shares come to 100. */
  stages: readonly StageShare[];
  /** The last stage within so many balls also wins the jackpot. */
  jackpotWithin: number;
}

/** Rooms as a site begins with them. */
export const defaultRooms: Record<BingoVariant, BingoRoom> = {
  '75': {
    variant: '75',
    stages: [
      { stage: 'line', percent: 20 },
      { stage: 'x', percent: 30 },
      { stage: 'blackout', percent: 50 },
    ],
    jackpotWithin: 46,
  },
  '90': {
    variant: '90',
    stages: [
      { stage: 'line', percent: 15 },
      { stage: 'two_lines', percent: 25 },
      { stage: 'full_house', percent: 60 },
    ],
    jackpotWithin: 40,
  },
};

export interface StageResult {
  stage: BingoStage;
  /** After which it was won, 1 the first. */
  ball: number;
  /** Places of the winning cards in the list. */
  winners: readonly number[];
  eachMinor: bigint;
}

export interface BingoSettlement {
  poolMinor: bigint;
  /** Of the sales, into the jackpot. */
  toJackpotMinor: bigint;
  /** Of the sales, the house's. */
  toHouseMinor: bigint;
  stages: readonly StageResult[];
  /** What each winner of the last stage gets besides; null when it came too late. */
  jackpotEachMinor: bigint | null;
  paidMinor: bigint;
  /** The jackpot after the game. */
  fundMinor: bigint;
}

const percentOf = (amountMinor: bigint, percent: number): bigint =>
  (amountMinor * BigInt(percent)) / 100n;

/** The pool of a game while its cards are sold. */
export const poolOf = (salesMinor: bigint): bigint => percentOf(salesMinor, 85);

/** The first ball after which any card has a stage, and all that have it then. */
function winnersOf(
  stage: BingoStage,
  variant: BingoVariant,
  cards: readonly BingoCard[],
  order: ReadonlyMap<number, number>,
): Pick<StageResult, 'ball' | 'winners'> {
  const balls = cards.map(
    (card) => wonAtBall(card, variant, stage, order) ?? Number.POSITIVE_INFINITY,
  );
  const ball = balls.reduce((least, next) => Math.min(least, next), Number.POSITIVE_INFINITY);
  if (!Number.isFinite(ball)) throw new RangeError(`nobody comes to ${stage}`);
  return { ball, winners: balls.flatMap((at, place) => (at === ball ? [place] : [])) };
}

/**
 * Decides the stages of a game and shares its pool (6). Remainders go to the jackpot; nothing is
 * lost. Throws RangeError without cards, or when a stage is not of the variant.
 */
export function settleGame(
  { variant, stages, jackpotWithin }: BingoRoom,
  cards: readonly BingoCard[],
  balls: readonly number[],
  money: { salesMinor: bigint; fundMinor: bigint },
): BingoSettlement {
  const order = callOrder(balls);
  const poolMinor = poolOf(money.salesMinor);
  const toJackpotMinor = percentOf(money.salesMinor, 5);
  const results = stages.map(({ stage, percent }) => {
    const won = winnersOf(stage, variant, cards, order);
    const eachMinor = percentOf(poolMinor, percent) / BigInt(won.winners.length);
    return { stage, ...won, eachMinor };
  });
  const paidOfPool = results.reduce(
    (sum, { winners, eachMinor }) => sum + BigInt(winners.length) * eachMinor,
    0n,
  );
  const fundMinor = money.fundMinor + toJackpotMinor + poolMinor - paidOfPool;
  const last = results.at(-1);
  const isHit = last !== undefined && last.ball <= jackpotWithin;
  const jackpotWinners = BigInt(isHit ? last.winners.length : 1);
  const jackpotEachMinor = isHit ? fundMinor / jackpotWinners : null;
  const paidOfJackpot = (jackpotEachMinor ?? 0n) * jackpotWinners;
  return {
    poolMinor,
    toJackpotMinor,
    toHouseMinor: money.salesMinor - poolMinor - toJackpotMinor,
    stages: results,
    jackpotEachMinor,
    paidMinor: paidOfPool + paidOfJackpot,
    fundMinor: fundMinor - paidOfJackpot,
  };
}

/** How many balls are called: until the last stage to be won is won. */
export const ballsCalled = ({ stages }: Pick<BingoSettlement, 'stages'>): number =>
  stages.reduce((most, { ball }) => Math.max(most, ball), 0);
