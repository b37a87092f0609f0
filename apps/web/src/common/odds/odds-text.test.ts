import { describe, expect, it } from 'vitest';
import { agreedOddsText, offeredOddsText } from './odds-text.ts';

describe('a price as a fraction', () => {
  it.each([
    ['1.95', '10/11', '19/20'],
    ['1.91', '10/11', '91/100'],
    ['1.333', '3/10', '333/1000'],
    ['2.13', '11/10', '113/100'],
    ['2.00', '1/1', '1/1'],
    ['2.50', '6/4', '6/4'],
    ['1.25', '1/4', '1/4'],
    ['7.33', '6/1', '633/100'],
  ])('%s is offered as %s and agreed as %s', (odds, offered, agreed) => {
    expect(offeredOddsText(odds, 'fractional')).toBe(offered);
    expect(agreedOddsText(odds, 'fractional')).toBe(agreed);
  });
});

it.each([
  ['decimal', '1.955', '1.955'],
  ['american', '1.91', '-110'],
  ['hongkong', '1.91', '0.91'],
  ['fractional', 'off', 'off'],
] as const)('in %s %s is %s, offered and agreed alike', (format, odds, text) => {
  expect(offeredOddsText(odds, format)).toBe(text);
  expect(agreedOddsText(odds, format)).toBe(text);
});
