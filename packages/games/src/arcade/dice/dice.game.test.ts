import { describe, expect, it } from 'vitest';
import { createRandomStream, streamOf } from '../../fairness/index.ts';
import { multiplierText } from '../../engine/index.ts';
import { dice, diceMultiplierE4, winningRolls } from './dice.game.ts';

const serverSeed = 'e5d1a3b7c9f0412e8d6a5b4c3d2e1f00112233445566778899aabbccddeeff00';

/** A stream whose first draw below 10 000 gives this roll. */
const rolling = (roll: number) => streamOf(() => Math.ceil((roll * 2 ** 32) / 10_000) + 1);

describe('dice', () => {
  it.each([
    [0, '77.84'],
    [1, '59.53'],
    [2, '63.92'],
  ])('rolls the published vectors: nonce %i is %s', (nonce, roll) => {
    const stream = createRandomStream({ serverSeed, clientSeed: 'research-client', nonce });
    expect(dice.play({ target: 5050, direction: 'over' }, stream).outcome).toEqual({ roll });
  });

  it.each([
    ['over', 5050, 5050, 0n],
    ['over', 5050, 5051, 20004n],
    ['under', 4950, 4949, 20000n],
    ['under', 4950, 4950, 0n],
  ] as const)('%s %i with roll %i pays %i', (direction, target, roll, multiplierE4) => {
    expect(dice.play({ target, direction }, rolling(roll)).multiplierE4).toBe(multiplierE4);
  });

  it('pays 0.99 over the chance, never more, whatever the target', () => {
    for (let target = 1; target < 9999; target += 1) {
      const params = { target, direction: 'under' } as const;
      const total = diceMultiplierE4(params) * BigInt(winningRolls(params));
      expect(total).toBeLessThanOrEqual(99_000_000n);
      expect(total).toBeGreaterThan(99_000_000n - BigInt(winningRolls(params)));
    }
    expect(multiplierText(diceMultiplierE4({ target: 1, direction: 'under' }))).toBe('9900.00');
  });

  it.each([
    [{}, ['direction required', 'target required']],
    [{ target: '50.505', direction: 'over' }, ['target tooManyDecimals']],
    [{ target: '99.99', direction: 'over' }, ['target aboveMaximum']],
    [{ target: '0', direction: 'under' }, ['target belowMinimum']],
    [{ target: 50, direction: 'over' }, ['target invalidType']],
    [{ target: '٥٠', direction: 'over' }, ['target invalidType']],
    [{ target: '50', direction: 'sideways' }, ['direction invalidChoice']],
    [[], [' invalidType', 'direction required', 'target required']],
  ])('refuses %j', (raw, problems) => {
    const parsed = dice.parseParams(raw);
    expect(parsed.ok ? [] : parsed.problems.map(({ path, code }) => `${path} ${code}`)).toEqual(
      problems,
    );
  });
});
