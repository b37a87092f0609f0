import { categories } from '../categories/index.ts';
import { template9ProductBreakpointPx, themes, type ThemeCode } from '../themes/index.ts';

/**
 * Least width (px) of each default breakpoint (specification, point 9): the widest one that fits
 * names the viewport.
 */
export const defaultBreakpoints = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const;

/** Pages that show the games of a product: the lobbies. */
const productPaths: ReadonlySet<string> = new Set([
  '/hot',
  ...Object.values(categories).map(({ path }) => path),
]);

/**
 * Width (px) from which a page shows the wide form of its template: the theme's own, but for the
 * product pages of template 9 (specification, point 9). Takes the path without language prefix.
 */
export function frameBreakpointPx(code: ThemeCode, path: string): number {
  const { template, breakpointPx } = themes[code];
  return template === 'template9' && productPaths.has(path)
    ? template9ProductBreakpointPx
    : breakpointPx;
}
