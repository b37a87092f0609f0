import { describe, expect, it } from 'vitest';
import { fractionText } from '../../engine/index.ts';
import { streamOf } from '../../fairness/index.ts';
import { problemsOf, vectorStream } from '../../testing/streams.ts';
import { limbo, limboResult, limboRtp, winningWords } from './limbo.game.ts';

describe('limbo', () => {
  it.each([
    [0, '1.27'],
    [1, '1.66'],
    [2, '1.54'],
  ])('gives the published vectors: nonce %i is %s', (nonce, result) => {
    expect(limbo.play({ target: 200 }, vectorStream(nonce)).outcome).toEqual({ result });
  });

  it.each([
    [0, 100_000_000],
    [1, 100_000_000],
    [4252, 100_000_000],
    [4253, 99_976_901],
    [2 ** 31, 198],
    [2 ** 32 - 1, 100],
  ])('word %i is %i hundredths', (word, hundredths) => {
    expect(limboResult(word)).toBe(hundredths);
  });

  it.each([101, 102, 199, 200, 333, 9_901, 12_345, 99_999_999, 100_000_000])(
    'counts exactly the words that reach %i',
    (target) => {
      const last = Number(winningWords({ target })) - 1;
      expect(limboResult(last)).toBeGreaterThanOrEqual(target);
      expect(limboResult(last + 1)).toBeLessThan(target);
    },
  );

  it('returns 99 % at any target, and what whole words add at the highest', () => {
    expect(fractionText(limboRtp({ target: 200 }).rtp)).toBe('0.99000000');
    expect(fractionText(limboRtp({ target: 100_000_000 }).rtp, 5)).toBe('0.99022');
  });

  it.each([
    [198, 19_800n],
    [199, 0n],
  ])('a result equal to the target wins: %i pays %i', (target, multiplierE4) => {
    expect(
      limbo.play(
        { target },
        streamOf(() => 2 ** 31),
      ).multiplierE4,
    ).toBe(multiplierE4);
  });

  it.each([
    [{}, ['target required']],
    [{ target: '1' }, ['target belowMinimum']],
    [{ target: '1.005' }, ['target tooManyDecimals']],
    [{ target: '1000000.01' }, ['target aboveMaximum']],
    [{ target: 2 }, ['target invalidType']],
  ])('refuses %j', (raw, problems) => {
    expect(problemsOf(limbo.parseParams(raw))).toEqual(problems);
  });
});
