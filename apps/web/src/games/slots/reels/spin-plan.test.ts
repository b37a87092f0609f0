import { describe, expect, it } from 'vitest';
import { fallenRows } from './fallen-rows.ts';
import {
  fallShare,
  positionAt,
  reelPace,
  reelStops,
  settleMs,
  tapeOf,
  travelOf,
} from './spin-plan.ts';

const trigger = { symbol: 'chart', count: 3 };
const column = (...codes: string[]): string[] => codes;

describe('when reels stop', () => {
  const plain = column('ace', 'king', 'jack');
  const lucky = column('ace', 'chart', 'jack');
  it.each([
    [
      'nothing has landed',
      [plain, plain, plain, plain, plain],
      [false, false, false, false, false],
    ],
    [
      'one landed: two are missing',
      [lucky, plain, plain, plain, plain],
      [false, false, false, false, false],
    ],
    [
      'two landed: each further reel could decide',
      [lucky, lucky, plain, plain, plain],
      [false, false, true, true, true],
    ],
    [
      'it is decided with the third',
      [lucky, plain, lucky, lucky, plain],
      [false, false, false, true, false],
    ],
    [
      'two on the last reels come too late to wait',
      [plain, plain, plain, lucky, lucky],
      [false, false, false, false, false],
    ],
  ])('waits only where a reel can still decide: %s', (_, grid, anticipated) => {
    expect(reelStops(grid, trigger, reelPace).map((stop) => stop.isAnticipated)).toEqual(
      anticipated,
    );
  });

  it('waits as long for a reel that misses as for one that hits', () => {
    const missed = reelStops([lucky, lucky, plain], trigger, reelPace);
    const hit = reelStops([lucky, lucky, lucky], trigger, reelPace);
    expect(missed).toEqual(hit);
  });

  it('never waits on a machine without a feature, and stops from the left', () => {
    const stops = reelStops([lucky, lucky, lucky], null, reelPace).map(({ stopMs }) => stopMs);
    expect(stops).toEqual([640, 880, 1120]);
  });
});

describe('a turning reel', () => {
  const strip = ['a', 'b', 'c', 'd', 'e'];
  const spin = { strip, stop: 4, column: ['e', 'a', 'b'], standing: ['c', 'd', 'e'], travel: 6 };

  it('shows its strip on, from above the new window to the old one', () => {
    expect(tapeOf(spin)).toEqual(['d', 'e', 'a', 'b', 'c', 'd', 'e', 'c', 'd', 'e']);
  });

  it('begins where it stood, ends where it must, and swings a little beyond', () => {
    const travel = travelOf(640, 3);
    expect(positionAt(0, 640, travel)).toBe(travel);
    expect(positionAt(640 + settleMs, 640, travel)).toBe(0);
    const swing = positionAt(640 + settleMs / 2, 640, travel);
    expect(swing).toBeLessThan(-0.05);
    expect(swing).toBeGreaterThan(-0.13);
  });

  it('never turns back on its way', () => {
    const travel = travelOf(900, 3);
    const way = Array.from({ length: 90 }, (_, at) => positionAt(at * 10, 900, travel));
    expect(way).toEqual(way.toSorted((a, b) => b - a));
  });
});

describe('what falls', () => {
  it.each([
    [[], [0, 0, 0, 0, 0]],
    [[4], [1, 1, 1, 1, 1]],
    [[0], [1, 0, 0, 0, 0]],
    [
      [1, 3],
      [2, 2, 2, 1, 0],
    ],
    [
      [0, 1, 2, 3, 4],
      [5, 5, 5, 5, 5],
    ],
  ])('of five rows %j went: it comes from so many rows above', (removed, rows) => {
    expect(fallenRows(5, removed)).toEqual(rows);
  });

  it('starts high and rests at the end', () => {
    expect(fallShare(0)).toBe(1);
    expect(fallShare(1)).toBe(0);
    expect(
      Math.min(...Array.from({ length: 50 }, (_, at) => fallShare(at / 50))),
    ).toBeGreaterThanOrEqual(0);
  });
});
