import { describe, expect, it } from 'vitest';
import { fraction, fractionText, multiplierText, numbersFrom } from '../../engine/index.ts';
import { fromHex } from '../../fairness/index.ts';
import { problemsOf } from '../../testing/streams.ts';
import { hashNiuNiu, niuNiuPays, niuNiuPointsOf } from './hash-niu-niu.game.ts';

const endingIn = (ending: string) =>
  hashNiuNiu.outcomeOf({ link: fromHex(ending.padStart(64, '0')), salt: 'salt', index: 1 });

describe('hash niu niu', () => {
  it.each([
    ['123', 6],
    ['a55', 10],
    ['abc', 10],
    ['000', 10],
    ['901', 10],
    ['f99', 8],
  ])('%s is %i points', (characters, points) => {
    expect(niuNiuPointsOf(characters)).toBe(points);
  });

  it.each([
    // banker 1+2+3 = 6, player 3+4+1 = 8: player gains 7.98, banker loses 8 of the ten held.
    ['12341', 6, 8, 'player', 20_000n, 179_800n],
    // banker 10 (niu niu), player 1.
    ['55001', 10, 1, 'banker', 199_800n, 0n],
    // 2 against 1: 1.98 gained, 2 lost.
    ['20001', 2, 1, 'banker', 119_800n, 80_000n],
    ['12021', 3, 3, 'tie', 100_000n, 100_000n],
  ] as const)(
    '%s: banker %i, player %i, %s; of ten stakes %i and %i come back',
    (characters, banker, player, winner, bankerPay, playerPay) => {
      const outcome = endingIn(characters);
      expect(outcome).toEqual({ characters, banker, player, winner });
      expect(hashNiuNiu.settle({ side: 'banker' }, outcome)).toBe(bankerPay);
      expect(hashNiuNiu.settle({ side: 'player' }, outcome)).toBe(playerPay);
    },
  );

  it('publishes what points gain and cost, from 0.98 to 9.98', () => {
    expect(niuNiuPays.map(({ gainsE4 }) => multiplierText(gainsE4)).join(' ')).toBe(
      '0.98 1.98 2.98 3.98 4.98 5.98 6.98 7.98 8.98 9.98',
    );
    expect(niuNiuPays.map(({ costsE4 }) => costsE4 / 10_000n)).toEqual(
      numbersFrom(1, 10).map(BigInt),
    );
  });

  it('returns exactly one stake and what all 16^5 endings gain on it: 99.12 %', () => {
    // Letters count as nothing, so each of the sixteen characters is one of ten digits with a
    // weight.
    const weightOf = (digit: number): bigint => (digit === 0 ? 7n : 1n);
    let gained = 0n;
    for (const ending of numbersFrom(0, 100_000)) {
      const digits = ending.toString().padStart(5, '0');
      const weight = [...digits].reduce((product, digit) => product * weightOf(Number(digit)), 1n);
      const banker = niuNiuPointsOf(digits.slice(0, 3));
      const player = niuNiuPointsOf(digits.slice(2));
      const back = hashNiuNiu.settle(
        { side: 'player' },
        { characters: digits, banker, player, winner: 'tie' },
      );
      gained += weight * (back - 100_000n);
    }
    const all = 10_000n * 16n ** 5n;
    const rtp = fraction(all + gained, all);
    expect(hashNiuNiu.rtp()).toMatchObject([
      { bet: 'banker', rtp },
      { bet: 'player', rtp },
    ]);
    expect(fractionText(rtp, 6)).toBe('0.991177');
    expect(hashNiuNiu.stakesLocked).toBe(10);
  });

  it('has no bet on the tie', () => {
    expect(problemsOf(hashNiuNiu.parseParams({ side: 'tie' }))).toEqual(['side invalidChoice']);
  });
});
