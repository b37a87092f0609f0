import type { ScreenName } from '@pavilion/domain/screens';
import { isThemeCode, themes } from '@pavilion/domain/themes';
import type { PageRequest } from './page-request.types.ts';

/**
 * Forms that were sent before the scripts arrived would put names and passwords into the address.
 */
const screensWithForms: ReadonlySet<ScreenName> = new Set(['login', 'register', 'forgot-password']);

/**
 * What a guest sees at an address: where signing in is a modal, the home page stands under it.
 * Null: no such page.
 */
export function shownScreen({
  screen,
  site,
}: Pick<PageRequest, 'screen' | 'site'>): ScreenName | null {
  if (screen !== 'login' && screen !== 'register') return screen;
  const signsInByModal = isThemeCode(site.themeCode) && themes[site.themeCode].auth !== 'page';
  return signsInByModal ? 'home' : screen;
}

/** Whether the server draws the page; the others the browser draws. */
export function isDrawn(page: Pick<PageRequest, 'screen' | 'site' | 'isDown'>): boolean {
  const screen = shownScreen(page);
  return screen !== null && !page.isDown && !screensWithForms.has(screen);
}
