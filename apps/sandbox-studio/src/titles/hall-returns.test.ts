import { describe, expect, it } from 'vitest';
import { fractionText, roundOfTable } from '@pavilion/games';
import { meanReturn } from '../testing/mean-return.ts';
import { quickRooms } from './bingo/rooms.data.ts';
import { stageChance } from './bingo/stage-chance.ts';
import { redDog } from './cards/red-dog.game.ts';
import { families } from './families.ts';
import { houseTitles } from './house-titles.ts';
import { bullPoints } from './live/bull-bull.ts';
import { faro } from './live/faro.ts';
import { teenPatti } from './live/teen-patti.ts';

// A deviation of five standard errors comes about once in three million runs.
const mostErrors = 5;
const rounds = 3_000;
/**
 * Families with prizes that come once in more rounds than these: they are missed on one side only.
 */
const rare: readonly string[] = [
  'lotto-4d',
  'lotto-3d',
  'lotto-2d',
  'drum',
  'fishing',
  'races',
  'bingo',
  'fortune-wheel',
];

describe.each(
  Object.entries(houseTitles).filter(([, { family }]) => families[family].engine === 'instant'),
)('%s', (key, title) => {
  it('pays what its table returns, within what chance allows', () => {
    const { mean, standardError, least, most } = meanReturn(key, title, rounds);
    expect(mean).toBeLessThan(most + mostErrors * standardError);
    if (!rare.includes(title.family))
      expect(mean).toBeGreaterThan(least - mostErrors * standardError);
  });
});

it.each([
  [[10, 10, 10, 10, 10], 10],
  [[1, 2, 7, 4, 6], 10],
  [[1, 2, 7, 4, 5], 9],
  [[10, 10, 10, 1, 2], 3],
  [[1, 1, 1, 1, 1], 0],
])('a bull of %j has %i points', (values, points) => {
  expect(bullPoints(values)).toBe(points);
});

// One deck: the house has 3.155 % of the first stake when one raises from seven ranks on.
it('red dog returns what its literature says', () => {
  expect(fractionText(redDog.rtp()[0]?.rtp ?? { numerator: 0n, denominator: 1n }, 4)).toBe(
    '0.9684',
  );
});

it('hands that are alike come as often for both sides', () => {
  const rows = roundOfTable(teenPatti).rtp();
  const of = (bet: string) => rows.find((row) => row.bet === bet)?.rtp;
  expect(of('hand_a')).toEqual(of('hand_b'));
  expect(of('a_pair')).toEqual(of('b_pair'));
});

it('faro decides every rank, by the first turn that shows it', () => {
  const turns = [
    [0, 4],
    [5, 1],
    [8, 9],
  ];
  const pays = (rank: number) => faro.multiplierE4({ kind: 'rank', rank }, { turns });
  // The two lost at once, the three won at once, the four came twice in one turn.
  expect([pays(0), pays(1), pays(2)]).toEqual([0n, 20_000n, 5_000n]);
});

// All 25 numbers of a full card, the centre free: C(51, N − 24) of C(75, N) ways.
it('a full card within 62 balls has the chance that is counted by hand', () => {
  expect(fractionText(stageChance('75', 'blackout', 62), 6)).toBe('0.003761');
  expect(fractionText(stageChance('90', 'line', 5), 12)).toBe('0.000000068260');
});

it('every room pays only stages whose chance is counted', () => {
  for (const { variant, prizes } of Object.values(quickRooms))
    for (const { stage, within } of prizes)
      expect(stageChance(variant, stage, within).numerator).toBeGreaterThan(0n);
});
