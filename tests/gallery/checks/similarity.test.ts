import { describe, expect, it } from 'vitest';
import { similarity, type GreyPicture } from './similarity.ts';

const picture = (grey: (x: number, y: number) => number): GreyPicture => ({
  width: 32,
  height: 24,
  data: Uint8Array.from({ length: 32 * 24 }, (_, index) =>
    grey(index % 32, Math.floor(index / 32)),
  ),
});

const black = picture(() => 0);
const white = picture(() => 255);
const stripes = picture((x) => (x % 2) * 255);
const lying = picture((_, y) => (y % 2) * 255);
const inverse = picture((x) => 255 - (x % 2) * 255);
const ramp = picture((x) => x * 6);
const lighterRamp = picture((x) => x * 6 + 40);

describe('structural similarity', () => {
  it.each([
    ['a picture with itself', ramp, ramp, 1, 1],
    ['two flat pictures of the same grey', black, black, 1, 1],
    ['black and white', black, white, 0, 0.001],
    ['stripes and the same stripes the other way round', stripes, inverse, -1, -0.99],
    ['standing and lying stripes', stripes, lying, -0.01, 0.01],
    ['stripes and a flat grey', stripes, picture(() => 128), 0, 0.01],
    ['a ramp and the same ramp in more light', ramp, lighterRamp, 0.7, 0.99],
  ])('%s', (_case, a, b, least, most) => {
    const value = similarity(a, b);
    expect(value).toBeGreaterThanOrEqual(least - 1e-9);
    expect(value).toBeLessThanOrEqual(most + 1e-9);
    expect(similarity(b, a)).toBeCloseTo(value, 12);
  });

  it('does not compare pictures of different sizes', () => {
    expect(() => similarity(ramp, { ...ramp, width: 16, height: 48 })).toThrow(/size/);
  });
});
