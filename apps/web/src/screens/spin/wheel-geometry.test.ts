import { expect, it } from 'vitest';
import { middleDeg, restDeg, wedgePath, wedgesOf } from './wheel-geometry.ts';

it('gives each segment the part of the wheel that it has of the chance', () => {
  expect(wedgesOf([1, 0, 3])).toEqual([
    { index: 0, fromDeg: 0, toDeg: 90 },
    { index: 2, fromDeg: 90, toDeg: 360 },
  ]);
});

it('rests with the middle of the segment at the top, whole turns on', () => {
  const wedges = wedgesOf([1, 1, 2]);
  for (const segment of [0, 1, 2]) {
    for (const now of [0, 45, 2000]) {
      const rest = restDeg(wedges, segment, now);
      const wedge = wedges.find(({ index }) => index === segment);
      expect((rest + (wedge ? middleDeg(wedge) : 0)) % 360).toBeCloseTo(0);
      expect(rest - now).toBeGreaterThanOrEqual(5 * 360);
    }
  }
});

it('draws a wheel of one segment as a whole circle', () => {
  const [whole] = wedgesOf([7]);
  expect(whole && wedgePath(whole, 100).match(/A 100 100/g)).toHaveLength(2);
  expect(whole && wedgePath(whole, 100)).not.toContain('L');
});
