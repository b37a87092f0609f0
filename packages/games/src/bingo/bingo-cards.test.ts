import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../engine/index.ts';
import { vectorRoundStream } from '../testing/shared-vectors.ts';
import { problemsOf, vectorStream } from '../testing/streams.ts';
import { bingoGames } from './index.ts';

const { 'bingo-75': bingo75, 'bingo-90': bingo90 } = bingoGames;
const textOf = (numbers: readonly number[] | undefined): string => (numbers ?? []).join(' ');

describe('cards and balls of the published vectors', () => {
  it.each([
    [0, '12 21 40 56 74 11 19 36 58 71 2 23 0 51 73 7 16 44 47 61 6 27 37 60 75'],
    [1, '9 19 38 46 74 13 30 32 56 67 4 16 0 57 68 3 27 33 55 64 11 29 43 48 65'],
    [2, '10 19 43 47 65 5 20 35 60 61 3 25 0 59 70 11 27 38 51 74 15 30 41 54 69'],
  ])('a card of 75, nonce %i', (nonce, numbers) => {
    expect(textOf(bingo75.cards(1, vectorStream(nonce))[0]?.numbers)).toBe(numbers);
  });

  it.each([
    [0, '0 15 0 37 43 0 0 73 80 0 0 24 0 0 52 63 74 82 8 0 0 0 0 56 65 79 86'],
    [1, '0 14 0 30 45 57 0 79 0 0 17 21 31 47 0 60 0 0 1 18 0 32 48 0 0 0 88'],
    [2, '0 10 23 0 41 0 0 70 81 0 0 29 35 44 59 65 0 0 8 14 0 39 48 0 66 0 0'],
  ])('the first ticket of a strip, nonce %i', (nonce, numbers) => {
    expect(textOf(bingo90.cards(1, vectorStream(nonce))[0]?.numbers)).toBe(numbers);
  });

  it.each([
    [1, '34 62 10 5 39 12 31 55 59 73', 6, '40 74 12 6 46 15 37 65 70 88', 21],
    [2, '67 29 49 18 66 72 12 42 60 40', 6, '81 34 59 21 80 86 14 51 73 49', 7],
    [3, '29 30 62 58 43 4 55 2 45 21', 28, '34 35 74 69 52 5 66 2 54 25', 28],
  ])('the balls of round %i', (index, first75, last75, first90, last90) => {
    const balls75 = bingo75.draw(vectorRoundStream('tickets', index));
    const balls90 = bingo90.draw(vectorRoundStream('tickets', index));
    expect([textOf(balls75.slice(0, 10)), balls75[74]]).toEqual([first75, last75]);
    expect([textOf(balls90.slice(0, 10)), balls90[89]]).toEqual([first90, last90]);
    expect(new Set(balls90).size).toBe(90);
  });
});

describe('any cards', () => {
  it('of 75 have their columns and a free centre', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (nonce) => {
        for (const { numbers } of bingo75.cards(3, vectorStream(nonce))) {
          expect(numbers[12]).toBe(0);
          expect(new Set(numbers).size).toBe(25);
          for (const [place, number] of numbers.entries())
            if (place !== 12) expect(Math.floor((number - 1) / 15)).toBe(place % 5);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('of a strip of 90 hold every number once, five in a row, ascending in their columns', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (nonce) => {
        const cards = bingo90.cards(6, vectorStream(nonce));
        const all = cards.flatMap(({ numbers }) => numbers.filter((number) => number > 0));
        expect(all.toSorted((a, b) => a - b)).toEqual(numbersFrom(1, 90));
        for (const { numbers } of cards) {
          for (const row of numbersFrom(0, 3))
            expect(numbers.slice(row * 9, row * 9 + 9).filter(Boolean)).toHaveLength(5);
          for (const column of numbersFrom(0, 9)) {
            const standing = [0, 9, 18].map((row) => numbers[row + column] ?? 0).filter(Boolean);
            expect(standing.length).toBeGreaterThan(0);
            expect(standing).toEqual(standing.toSorted((a, b) => a - b));
            for (const number of standing)
              expect(Math.min(Math.floor(number / 10), 8)).toBe(column);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('are cut from whole strips', () => {
    const eight = bingo90.cards(8, vectorStream(0));
    expect(eight.slice(0, 6)).toEqual(bingo90.cards(6, vectorStream(0)));
    expect(eight).toHaveLength(8);
    expect(eight.slice(6)).toEqual(bingo90.cards(12, vectorStream(0)).slice(6, 8));
  });

  it.each([
    [{}, ['count required']],
    [{ count: 0 }, ['count belowMinimum']],
    [{ count: 25 }, ['count aboveMaximum']],
    [{ count: '2' }, ['count invalidType']],
  ])('are not bought by %j', (raw, problems) => {
    expect(problemsOf(bingo75.parsePurchase(raw, 24))).toEqual(problems);
  });
});
