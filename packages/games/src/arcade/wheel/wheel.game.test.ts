import { describe, expect, it } from 'vitest';
import { fraction, multiplierText } from '../../engine/index.ts';
import { drawing, problemsOf, vectorStream } from '../../testing/streams.ts';
import { wheel, wheelRtp } from './wheel.game.ts';
import { wheelRisks, wheelSegments, wheelSizes } from './wheel-tables.ts';

describe('wheel', () => {
  it.each([
    [0, 38],
    [1, 29],
    [2, 31],
  ])('stops at the published vectors: nonce %i at %i of 50', (nonce, segment) => {
    const { outcome } = wheel.play({ segments: 50, risk: 'low' }, vectorStream(nonce));
    expect(outcome).toEqual({ segment });
  });

  it('has as many segments as it says and returns exactly 99 %, at every size and risk', () => {
    for (const risk of wheelRisks)
      for (const segments of wheelSizes) {
        expect(wheelSegments(segments, risk)).toHaveLength(segments);
        expect(wheelRtp({ segments, risk })).toEqual(fraction(99n, 100n));
      }
  });

  it('pays by the table of the domain rules: ten segments, low and high', () => {
    const sorted = wheelSegments(10, 'low').toSorted((a, b) => Number(b - a));
    expect(sorted.map(multiplierText).join(' ')).toBe(
      '1.50 1.20 1.20 1.20 1.20 1.20 1.20 1.20 0.00 0.00',
    );
    expect(wheelSegments(10, 'high').filter((multiplier) => multiplier > 0n)).toEqual([99_000n]);
  });

  it.each([
    [49, 495_000n],
    [48, 0n],
  ])('pays its segment: %i of 50 at high risk %i', (segment, multiplierE4) => {
    const result = wheel.play({ segments: 50, risk: 'high' }, drawing([50, segment]));
    expect(result.multiplierE4).toBe(multiplierE4);
    expect(result.events).toEqual([
      { type: 'spun', segment, multiplier: multiplierText(multiplierE4) },
    ]);
  });

  it.each([
    [{}, ['segments required', 'risk required']],
    [{ segments: 15, risk: 'low' }, ['segments invalidChoice']],
    [{ segments: '10', risk: 'none' }, ['segments invalidChoice', 'risk invalidChoice']],
  ])('refuses %j', (raw, problems) => {
    expect(problemsOf(wheel.parseParams(raw))).toEqual(problems);
  });
});
