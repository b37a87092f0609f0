import { describe, expect, it } from 'vitest';
import { breakpoints, queryOf, widestMatch } from './breakpoints.ts';

const atWidth = (widthPx: number) => (query: string) =>
  widthPx >= Number(/min-width: (\d+)px/.exec(query)?.[1]);

describe('viewport breakpoints (specification, point 9)', () => {
  it.each([
    [319, 'mobile'],
    [320, 'mobile'],
    [374, 'mobile'],
    [375, 'mobileMedium'],
    [425, 'mobileWide'],
    [767, 'mobileWide'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
    [1280, 'desktopMedium'],
    [1600, 'desktopWide'],
  ] as const)('at %i px is %s', (widthPx, name) => {
    expect(widestMatch(atWidth(widthPx))).toBe(name);
  });

  it.each([
    [['2', '3', '10'], 1200],
    [['4', '6', '8', '9'], 999],
    [['11', '15', '16', '17'], 768],
    [['12', '13', '14'], 769],
    [['20', '21', '22', '23'], 960],
  ] as const)('templates %j change at %i px', (numbers, widthPx) => {
    for (const number of numbers) expect(breakpoints[`template${number}Custom`]).toBe(widthPx);
  });

  it('knows the product breakpoint of template 9', () => {
    expect(breakpoints.template9Product).toBe(1200);
    expect(queryOf('template9Product')).toBe('(min-width: 1200px)');
  });
});
