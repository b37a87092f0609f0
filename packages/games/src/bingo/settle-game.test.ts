import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, fraction, fractionText, numbersFrom } from '../engine/index.ts';
import { vectorRoundStream } from '../testing/shared-vectors.ts';
import { vectorStream } from '../testing/streams.ts';
import { wonAtBall, callOrder } from './bingo-stages.ts';
import {
  ballsCalled,
  ballsToGo,
  bingoGames,
  defaultRooms,
  settleGame,
  stagesOf,
  type BingoStage,
  type BingoVariant,
} from './index.ts';

const { 'bingo-75': bingo75, 'bingo-90': bingo90 } = bingoGames;
const told = ({ stages }: ReturnType<typeof settleGame>) =>
  stages.map(
    ({ stage, ball, winners, eachMinor }) => `${stage} ${ball} ${winners.join(',')} ${eachMinor}`,
  );

describe('the money of a game', () => {
  it('of 75 is shared as published', () => {
    const cards = [0, 1, 2, 3].flatMap((nonce) => bingo75.cards(1, vectorStream(nonce)));
    const balls = bingo75.draw(vectorRoundStream('tickets', 1));
    const money = { salesMinor: 400n, fundMinor: 5_000n };
    const settled = settleGame(bingo75.defaultRoom, cards, balls, money);
    expect(told(settled)).toEqual(['line 31 0 68', 'x 56 1 102', 'blackout 71 2 170']);
    expect(settled).toMatchObject({ fundMinor: 5_020n, jackpotEachMinor: null, toHouseMinor: 40n });
    expect(ballsCalled(settled)).toBe(71);
  });

  it('of 90 is shared as published', () => {
    const cards = bingo90.cards(6, vectorStream(0));
    const balls = bingo90.draw(vectorRoundStream('tickets', 1));
    const money = { salesMinor: 600n, fundMinor: 5_000n };
    const settled = settleGame(bingo90.defaultRoom, cards, balls, money);
    expect(told(settled)).toEqual(['line 30 2 76', 'two_lines 71 0 127', 'full_house 83 1 306']);
    expect(settled.fundMinor).toBe(5_031n);
  });

  it('is neither lost nor made, whatever is sold and drawn', () => {
    const game = fc.record({
      variant: fc.constantFrom<BingoVariant>('75', '90'),
      nonce: fc.nat(100_000),
      count: fc.integer({ min: 1, max: 12 }),
      salesMinor: fc.bigInt(0n, 10n ** 9n),
      fundMinor: fc.bigInt(0n, 10n ** 9n),
      jackpotWithin: fc.integer({ min: 30, max: 90 }),
    });
    fc.assert(
      fc.property(game, ({ variant, nonce, count, salesMinor, fundMinor, jackpotWithin }) => {
        const { cards, draw } = bingoGames[`bingo-${variant}`];
        const sold = cards(count, vectorStream(nonce));
        const room = { ...defaultRooms[variant], jackpotWithin };
        const balls = draw(vectorStream(nonce + 1));
        const settled = settleGame(room, sold, balls, { salesMinor, fundMinor });
        const out = settled.paidMinor + settled.toHouseMinor + settled.fundMinor;
        expect(out).toBe(salesMinor + fundMinor);
        expect(settled.fundMinor).toBeGreaterThanOrEqual(0n);
        const isInTime = (settled.stages.at(-1)?.ball ?? 99) <= jackpotWithin;
        expect(settled.jackpotEachMinor !== null).toBe(isInTime);
        // The winners of a stage are those who want no more balls after it, and nobody had it one
        // ball before.
        for (const { stage, ball, winners } of settled.stages) {
          const toGo = (called: number) =>
            sold.map((card) => ballsToGo(card, variant, stage, new Set(balls.slice(0, called))));
          expect(toGo(ball).flatMap((left, place) => (left === 0 ? [place] : []))).toEqual(winners);
          expect(toGo(ball - 1)).not.toContain(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('shares one stage among all who have it at the same ball, and the jackpot with it', () => {
    const [card] = bingo75.cards(1, vectorStream(0));
    const cards = [card!, card!, card!];
    const balls = card!.numbers.filter(Boolean);
    const rest = numbersFrom(1, 75).filter((number) => !balls.includes(number));
    const money = { salesMinor: 300n, fundMinor: 1_000n };
    const settled = settleGame(bingo75.defaultRoom, cards, [...balls, ...rest], money);
    // Pool 2.55: a fifth is 0.51, three tenths 0.76, half 1.27; the fund of 10.00 + 0.15 + 0.01 +
    // 0.02 goes too.
    expect(told(settled)).toEqual(['line 5 0,1,2 17', 'x 24 0,1,2 25', 'blackout 24 0,1,2 42']);
    expect(settled.jackpotEachMinor).toBe(339n);
    expect(settled.fundMinor).toBe(1n);
    const jackpotAt = (jackpotWithin: number) =>
      settleGame({ ...bingo75.defaultRoom, jackpotWithin }, cards, [...balls, ...rest], money)
        .jackpotEachMinor;
    expect([23, 24].map(jackpotAt)).toEqual([null, 339n]);
  });

  it('cannot be settled without cards', () => {
    const balls = bingo75.draw(vectorStream(0));
    const none = { salesMinor: 0n, fundMinor: 0n };
    expect(() => settleGame(bingo75.defaultRoom, [], balls, none)).toThrow(RangeError);
  });
});

describe('stages', () => {
  const card = { numbers: [...numbersFrom(1, 12), 0, ...numbersFrom(13, 12)] };
  /** The fewest balls that bring a stage on a card of 75: its places without the centre. */
  it.each<[BingoStage, number]>([
    ['line', 4],
    ['corners', 4],
    ['postage', 4],
    ['two_lines', 8],
    ['x', 8],
    ['plus', 8],
    ['diamond', 8],
    ['frame', 16],
    ['letter_t', 8],
    ['letter_l', 9],
    ['blackout', 24],
  ])('%s wants %i numbers of 75', (stage, numbers) => {
    expect(ballsToGo(card, '75', stage, new Set())).toBe(numbers);
    expect(stagesOf('75')).toContain(stage);
  });

  it('of 90 want five, ten and fifteen numbers', () => {
    const [ticket] = bingo90.cards(1, vectorStream(0));
    expect(stagesOf('90').map((stage) => ballsToGo(ticket!, '90', stage, new Set()))).toEqual([
      5, 10, 15,
    ]);
  });

  it('come with the last ball they want', () => {
    // Bottom left to top right: places 4, 8, 16 and 20 around the centre.
    const diagonal = [5, 9, 16, 20];
    expect(diagonal).toEqual([4, 8, 16, 20].map((place) => card.numbers[place]));
    const order = callOrder([1, ...diagonal, 2]);
    expect(wonAtBall(card, '75', 'line', order)).toBe(5);
    expect(wonAtBall(card, '75', 'blackout', order)).toBeNull();
    expect(wonAtBall(card, '75', 'full_house', order)).toBeNull();
  });

  it('are as rare as published: full house in 40 balls, blackout in 46', () => {
    const inBalls = (balls: number, of: number, wanted: number) =>
      fractionText(fraction(choose(of - wanted, balls - wanted), choose(of, balls)), 12);
    expect(inBalls(40, 90, 15)).toBe('0.000000878365');
    expect(inBalls(46, 75, 24)).toMatch(/^0\.00000030608/);
  });
});
