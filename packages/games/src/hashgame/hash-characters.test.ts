import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../engine/index.ts';
import { characterWeights, lastDigitOf, pairWeights, pointsOf } from './hash-characters.ts';

const hexPairs = numbersFrom(0, 256).map((byte) => byte.toString(16).padStart(2, '0'));

describe('characters of a hash', () => {
  it.each([
    ['00ff7', 7],
    ['3abcdef', 3],
    ['12ab4f', 4],
    ['0', 0],
    ['abcdefa', 0],
    ['abcdefb', 1],
    ['abcdefc', 2],
    ['abcdefd', 5],
    ['abcdefe', 6],
    ['abcdeff', 7],
  ])('%s has the last digit %i', (hex, digit) => {
    expect(lastDigitOf(hex)).toBe(digit);
  });

  it('odd and even, big and small come equally often, letters alone included', () => {
    const digits = hexPairs.map(lastDigitOf);
    expect(digits.filter((digit) => digit % 2 === 1)).toHaveLength(128);
    expect(digits.filter((digit) => digit >= 5)).toHaveLength(128);
  });

  it.each([
    ['7f', 7],
    ['99', 8],
    ['ab', 0],
    ['5a5', 0],
    ['123', 6],
  ])('%s counts %i', (characters, points) => {
    expect(pointsOf(characters)).toBe(points);
  });

  it('knows how often each count comes', () => {
    const singles = [...'0123456789abcdef'].map(pointsOf);
    const pairs = hexPairs.map(pointsOf);
    for (const points of numbersFrom(0, 10)) {
      expect(characterWeights[points]).toBe(BigInt(singles.filter((of) => of === points).length));
      expect(pairWeights[points]).toBe(BigInt(pairs.filter((of) => of === points).length));
    }
  });
});
