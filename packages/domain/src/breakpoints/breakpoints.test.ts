import { expect, it } from 'vitest';
import { themeCodes, themes } from '../themes/index.ts';
import { frameBreakpointPx } from './index.ts';

it.each([
  ['casino4', '/', 999],
  ['casino4', '/faqs', 999],
  ['casino4', '/playnow', 999],
  ['casino4', '/slots', 1200],
  ['casino4', '/hot', 1200],
  ['casino4', '/horse-racing', 1200],
  ['casino1', '/slots', 1024],
  ['slot2', '/slots', 999],
] as const)(
  'a page of %s at %s is wide from %i px on (specification, point 9)',
  (code, path, px) => {
    expect(frameBreakpointPx(code, path)).toBe(px);
  },
);

it('only template 9 has pages with a breakpoint of their own', () => {
  const own = themeCodes.filter(
    (code) => frameBreakpointPx(code, '/slots') !== themes[code].breakpointPx,
  );
  expect(own.map((code) => themes[code].template)).toEqual(['template9']);
});
