import { createHash } from 'node:crypto';
import { defaultBreakpoints, frameBreakpointPx } from '@pavilion/domain/breakpoints';
import { isThemeCode } from '@pavilion/domain/themes';
import type { Site } from '../../../site-directory/index.ts';

/**
 * Runs before anything is painted, in pages drawn wide: a tablet, and a narrow window of a desktop,
 * say nothing of their width before their first visit. Where the page should be narrow it writes
 * the viewport cookie (specification, point 9) and asks once more; a browser that keeps no cookies
 * is left with the page it has.
 */
const script = `{
const fits = (width) => matchMedia('(min-width:' + width + 'px)').matches;
if (!fits(document.currentScript.dataset.wideFrom)) {
const widths = ${JSON.stringify(defaultBreakpoints)};
const name = Object.keys(widths).reverse().find((each) => fits(widths[each])) || 'mobile';
const isKept = () => document.cookie.split('; ').includes('viewport=' + name);
if (!isKept()) {
document.cookie = 'viewport=' + name + '; Path=/; Max-Age=31536000; SameSite=Strict; Secure';
if (isKept()) location.reload();
}
}
}`;

/** Allows the check in the content security policy of a page. */
export const layoutCheckHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** The check of a page drawn wide; takes the page's path without language prefix. */
export function layoutCheckTag({ themeCode }: Pick<Site, 'themeCode'>, path: string): string {
  const wideFromPx = isThemeCode(themeCode) ? frameBreakpointPx(themeCode, path) : 0;
  return `<script data-wide-from="${wideFromPx}">${script}</script>`;
}
