import { describe, expect, it } from 'vitest';
import { fraction } from '../../engine/index.ts';
import { cardGameCodes } from '../../cards/index.ts';
import { houseGames } from '../../game-catalogue.ts';
import { asNumber } from '../../testing/statistics.ts';
import { approvalNumbers, approvalSection, type PayMode } from './approval.ts';

/** A sound bet: 96 %, 30 sums of which each is once and a half the one before. */
const sums = Array.from({ length: 30 }, (_, place) => Math.round(10 * 1.3 ** place));
const modeOf = (wins: readonly (readonly [units: number, chance: number])[]): PayMode => ({
  bet: 'base',
  costUnits: 10,
  rtp: fraction(96n, 100n),
  pays: [
    { units: 0, chance: 1 - wins.reduce((sum, [, chance]) => sum + chance, 0) },
    ...wins.map(([units, chance]) => ({ units, chance })),
  ],
});
const sound = modeOf(sums.map((units) => [units, 9.6 / 30 / units]));
const claim = { mostUnits: sums.at(-1) ?? 0 };
const refusedOf = (modes: readonly PayMode[], said = claim) =>
  approvalNumbers(modes, said)
    .filter(({ isMet }) => !isMet)
    .map(({ number }) => number);

describe('approval numbers', () => {
  it('are met by a sound machine', () => {
    expect(refusedOf([sound])).toEqual([]);
    expect(approvalSection('sound', [sound], claim)).toContain('| return to player | 96.0000 % |');
  });

  it.each<[string, PayMode[], typeof claim?]>([
    ['return to player', [{ ...sound, rtp: fraction(981n, 1000n) }]],
    ['return to player', [{ ...sound, rtp: fraction(899n, 1000n) }]],
    ['distance from the base bet', [sound, { ...sound, rtp: fraction(9549n, 10_000n) }]],
    ['hit rate', [modeOf(sums.map((units) => [units, 0.049 / 30]))]],
    ['100 rounds in a row without any win', [modeOf(sums.map((units) => [units, 0.04 / 30]))]],
    ['largest win within reach', [modeOf(sums.map((units) => [units, 1e-9]))]],
    [
      'widest step from one win to the next, from 10 × on',
      [modeOf([...sums.filter((units) => units < 400), 8000].map((units) => [units, 0.3 / units]))],
      { mostUnits: 8000 },
    ],
    [
      'part of the return from wins rarer than 1 in 1000000',
      [modeOf([...sums.map((units) => [units, 8 / 30 / units] as const), [3_000_000, 4e-7]])],
    ],
    [
      'largest part of the return from one sum',
      [modeOf([...sums.map((units) => [units, 6 / 30 / units] as const), [11, 0.3]])],
    ],
    ['different sums that are won', [modeOf(sums.slice(0, 19).map((units) => [units, 0.4 / 19]))]],
    ['advertised maximum', [sound], { mostUnits: 1_000_000 }],
  ])('refuse a machine by its %s', (number, modes, said) => {
    expect(refusedOf(modes, said ?? claim)).toContain(number);
    expect(() => approvalSection('bad', modes, said ?? claim)).toThrow(`bad: ${number} is `);
  });

  it('take a bound only together with what is within reach, told right', () => {
    const top = sums.at(-1) ?? 0;
    const oneIn = Math.round(1 / (9.6 / 30 / top));
    const told = (multiplierE4: bigint, rounds: number) => ({
      mostUnits: 1_000_000,
      withinReach: { multiplierE4, oneIn: rounds },
    });
    expect(refusedOf([sound], told(BigInt(top) * 1000n, oneIn))).toEqual([]);
    expect(refusedOf([sound], told(BigInt(top) * 1000n, oneIn - 1))).toEqual([
      'advertised maximum',
    ]);
    expect(refusedOf([sound], told(BigInt(top) * 1001n, oneIn))).toEqual(['advertised maximum']);
  });
});

/**
 * What the trade's public tables give back (domain rules 3.4, 5.7): more than a slot may keep, and
 * below which a return must be shown (GLI 4.7).
 */
const tableMost = 0.9925;
const tableLeast = 0.75;
/**
 * Games of skill are told by their best play, which few keep up: blackjack and video poker stand
 * just below the whole.
 */
const bestPlayMost = 0.998;

const mostOf = (code: string): number =>
  cardGameCodes.some((known) => known === code) ? bestPlayMost : tableMost;

it.each(Object.values(houseGames).filter(({ category }) => category !== 'slots'))(
  'each bet of $code gives back from 75 to 99.25 %, by best play below the whole',
  (game) => {
    const outside = game
      .rtp()
      .map(({ bet, rtp }) => [bet, asNumber(rtp)] as const)
      .filter(([, rtp]) => rtp < tableLeast || rtp > mostOf(game.code));
    expect(outside).toEqual([]);
  },
);
