import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hexOf, isInGamut, linearOf, linearRgbOf, oklchOf } from './index.ts';

it.each([
  ['#ffffff', 1, 0],
  ['#000000', 0, 0],
  ['#ff0000', 0.628, 0.2577],
  ['#00ff00', 0.8664, 0.2948],
  ['#0000ff', 0.452, 0.3132],
])('%s has lightness %f and chroma %f', (hex, l, c) => {
  const colour = oklchOf(hex);
  expect(colour.l).toBeCloseTo(l, 3);
  expect(colour.c).toBeCloseTo(c, 3);
});

it('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      expect(hexOf(linearRgbOf(oklchOf(hex)))).toBe(hex);
      expect(hexOf(linearOf(hex))).toBe(hex);
      expect(isInGamut(linearRgbOf(oklchOf(hex)))).toBe(true);
    }),
  );
});

it('takes short colours and refuses what is none', () => {
  expect(oklchOf('#abc')).toEqual(oklchOf('#aabbcc'));
  expect(() => oklchOf('abc')).toThrow('Not a hex colour: abc');
});
