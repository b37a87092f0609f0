import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashAt, poseAt, type Bout, type Corner } from './bout.ts';

const anyBout = fc.record<Bout>({
  winner: fc.constantFrom('meron', 'wala', 'draw'),
  lastsMs: fc.integer({ min: 25, max: 60 }).map((seconds) => seconds * 1000),
});
const corners = ['meron', 'wala'] as const;
const springs = (atMs: number, bout: Bout): Record<Corner, number> => ({
  meron: poseAt('meron', atMs, bout).spring,
  wala: poseAt('wala', atMs, bout).spring,
});

describe('a match of mechanical birds', () => {
  it('ends as it is decided: the loser has run down, both at a draw, never the winner', () => {
    fc.assert(
      fc.property(anyBout, (bout) => {
        const left = springs(bout.lastsMs, bout);
        for (const corner of corners)
          if (bout.winner === corner) expect(left[corner]).toBeGreaterThan(0.5);
          else expect(left[corner]).toBeCloseTo(0, 9);
      }),
    );
  });

  it('tells nothing before its last part', () => {
    fc.assert(
      fc.property(anyBout, fc.double({ min: 0, max: 0.84, noNaN: true }), (bout, share) => {
        const { meron, wala } = springs(share * bout.lastsMs, bout);
        expect(meron).toBeCloseTo(wala, 9);
      }),
    );
  });

  it('winds the loser up again', () => {
    const bout: Bout = { winner: 'wala', lastsMs: 30_000 };
    expect(poseAt('meron', 33_000, bout).spring).toBe(1);
    expect(poseAt('meron', 31_000, bout).key).toBeGreaterThan(0);
    expect(poseAt('meron', 29_000, bout).key).toBeLessThan(0);
  });

  it('bows first, and clashes only in between', () => {
    fc.assert(
      fc.property(anyBout, (bout) => {
        expect(poseAt('meron', 1_200, bout).head).toBeCloseTo(34, 6);
        expect(clashAt(1_200, bout)).toBe(0);
        expect(clashAt(bout.lastsMs, bout)).toBe(0);
        expect(clashAt(5_000, bout)).toBeGreaterThan(0);
      }),
    );
  });

  it('never leaves the picture', () => {
    fc.assert(
      fc.property(anyBout, fc.nat(70_000), (bout, atMs) => {
        for (const corner of corners) {
          const { near, lift } = poseAt(corner, atMs, bout);
          expect(near).toBeGreaterThanOrEqual(0);
          expect(near).toBeLessThanOrEqual(1);
          expect(lift).toBeLessThanOrEqual(0.35);
        }
      }),
    );
  });
});
