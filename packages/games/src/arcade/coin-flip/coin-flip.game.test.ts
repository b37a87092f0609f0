import { describe, expect, it } from 'vitest';
import { fraction } from '../../engine/index.ts';
import { drawing, problemsOf, vectorStream } from '../../testing/streams.ts';
import { coinFlip } from './coin-flip.game.ts';

describe('coin flip', () => {
  it.each([
    ['heads', 0, 'heads', 19_800n],
    ['heads', 1, 'tails', 0n],
    ['tails', 1, 'tails', 19_800n],
    ['tails', 0, 'heads', 0n],
  ] as const)('%s called, %i drawn: %s pays %i', (side, drawn, shown, multiplierE4) => {
    const result = coinFlip.play({ side }, drawing([2, drawn]));
    expect(result.outcome).toEqual({ side: shown });
    expect(result.multiplierE4).toBe(multiplierE4);
    expect(result.events).toEqual([{ type: 'flipped', side: shown, is_win: side === shown }]);
  });

  it('takes the first word of the stream: the first step of the published plinko paths', () => {
    for (const nonce of [0, 1, 2])
      expect(coinFlip.play({ side: 'heads' }, vectorStream(nonce)).outcome.side).toBe('tails');
  });

  it('returns exactly 99 % on both sides', () => {
    expect(coinFlip.rtp().map(({ rtp }) => rtp)).toEqual([
      fraction(99n, 100n),
      fraction(99n, 100n),
    ]);
  });

  it.each([
    [{}, ['side required']],
    [{ side: 'edge' }, ['side invalidChoice']],
    [null, [' invalidType', 'side required']],
  ])('refuses %j', (raw, problems) => {
    expect(problemsOf(coinFlip.parseParams(raw))).toEqual(problems);
  });
});
