import { describe, expect, it } from 'vitest';
import { sampleSlipLine } from '../../../testing/sample-slip-line.ts';
import {
  combinedOf,
  missingLegs,
  namesFor,
  relatedIds,
  sentCombined,
  soundSizes,
} from './combined-bet.ts';

const lines = (...odds: string[]) =>
  odds.map((currentOdds, index) => ({
    ...sampleSlipLine,
    selectionId: `s${index}`,
    eventId: `e${index}`,
    odds: currentOdds,
    currentOdds,
  }));
const choice = { unitStake: '', sizes: [], bankers: [], isEachWay: false };

describe('one bet of all selections', () => {
  it('is paid by exact odds, and shows their product cut', () => {
    const four = lines('1.87', '2.05', '1.66', '2.40');
    const bet = combinedOf({ mode: 'parlay', lines: four, ...choice, unitStake: '0.68' }, 'USD');
    // 0.68 by the shown odds would be 10.38.
    expect(bet).toMatchObject({ odds: '15.272', stakeMinor: 68n, payoutMinor: 1039n });
  });

  it('is a system with a banker in every line', () => {
    const five = lines('1.80', '2.00', '2.50', '1.60', '3.00');
    const system = { ...choice, mode: 'system' as const, lines: five, unitStake: '1' };
    const bet = combinedOf({ ...system, sizes: [2], bankers: ['s0'] }, 'USD');
    expect(bet).toMatchObject({ lineCount: 6, odds: null, stakeMinor: 600n, payoutMinor: 5490n });
    expect(sentCombined(bet, five, { unitStake: '1', atNewPrices: false })).toMatchObject({
      bet_type: 'system',
      sizes: [2],
      bankers: [0],
      unit_stake: '1',
    });
  });

  it('is none of too many selections', () => {
    const many = lines(...Array.from({ length: 31 }, () => '1.50'));
    const bet = combinedOf({ mode: 'parlay', lines: many, ...choice, unitStake: '1' }, 'USD');
    expect(bet).toMatchObject({ fault: 'tooManyLegs', lineCount: 0, payoutMinor: 0n });
  });

  it.each([
    ['', null],
    ['0', null],
    ['x', null],
    ['1,50', 150n],
  ])('with "%s" typed has a unit of %s', (unitStake, unit) => {
    const two = { ...choice, mode: 'parlay' as const, lines: lines('2.00', '3.00'), unitStake };
    expect(combinedOf(two, 'USD').unitMinor).toBe(unit);
  });
});

it.each([
  [[], 3, [2]],
  [[2, 3], 3, [2, 3]],
  [[3, 2], 2, [2]],
  [[], 1, [1]],
  [[2], 0, []],
])('sizes %s of %i free selections are %s', (sizes, free, sound) => {
  expect(soundSizes(sizes, free)).toEqual(sound);
});

it('names the systems of a number of selections', () => {
  expect(namesFor(3).map(([name]) => name)).toEqual(['Trixie', 'Patent']);
  expect(namesFor(4).map(([name]) => name)).toEqual(['Yankee', 'Lucky 15']);
  expect(namesFor(9)).toEqual([]);
});

it.each([
  ['single', 1, 0],
  ['parlay', 1, 1],
  ['system', 1, 2],
  ['system', 3, 0],
] as const)('%s of %i selections lacks %i', (mode, count, missing) => {
  expect(missingLegs(mode, count)).toBe(missing);
});

it('knows the selections of one match', () => {
  const [one, two, three] = lines('2.00', '2.00', '2.00');
  if (!one || !two || !three) throw new Error('no lines');
  expect([...relatedIds([one, { ...two, eventId: one.eventId }, three])]).toEqual(['s0', 's1']);
});
