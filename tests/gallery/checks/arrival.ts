import { localeCodes, locales } from '@pavilion/domain/locales';
import { themes, type ThemeCode } from '@pavilion/domain/themes';
import { loadFlatMessages } from '@pavilion/i18n/load-messages';
import { messageTagOf } from '@pavilion/i18n/message-tags';
import type { Page } from 'playwright-core';
import { placeOf } from './place-of.ts';
import { screens, type GalleryScreen } from '../plan.ts';

/** A modal that opens by itself opens within this, on a busy machine too. */
const arrivesWithinMs = 10_000;

/** Where a visitor of the theme stands after opening the screen. */
function wantedPlace(theme: ThemeCode, screen: GalleryScreen): string {
  const { auth } = themes[theme];
  // Where signing in is a modal, it opens over the home page.
  const modal = screen === 'login' && auth !== 'page' ? auth : '';
  return screens[screen].path + modal;
}

/**
 * Why what is open is not the screen that was asked for, as sentences: another page (`status` is
 * what the server answered), one that the guard led on to, no modal, or another visitor than the
 * screen wants.
 */
export async function arrivalFaults(
  page: Page,
  status: number | undefined,
  { theme, screen }: { theme: ThemeCode; screen: GalleryScreen },
): Promise<string[]> {
  if (status !== 200 || !(await page.locator('main#main').isVisible()))
    return [`not a page of the product (answered ${status})`];
  const wanted = wantedPlace(theme, screen);
  const deadlineMs = performance.now() + arrivesWithinMs;
  while (placeOf(page.url()) !== wanted && performance.now() < deadlineMs)
    await page.waitForTimeout(100);
  const place = placeOf(page.url());
  if (place !== wanted) return [`stands at ${place}, not at ${wanted}`];
  const { hash } = new URL(page.url());
  return [...(await modalFaults(page, hash)), ...(await contentFaults(page, screen))];
}

async function modalFaults(page: Page, hash: string): Promise<string[]> {
  if (!hash) return [];
  const modal = page.locator(`dialog[open]${hash}`);
  const isOpen = await modal.waitFor({ timeout: arrivesWithinMs }).then(
    () => true,
    () => false,
  );
  return isOpen ? [] : [`${hash} is not open`];
}

/** The address alone does not tell: a page that was told another story shows another visitor. */
async function contentFaults(page: Page, screen: GalleryScreen): Promise<string[]> {
  const lang = await page.locator('html').getAttribute('lang');
  const code = localeCodes.find((one) => locales[one].tag === lang);
  if (!code) return [`speaks no language of the product: ${lang}`];
  const texts = loadFlatMessages(messageTagOf(code));
  const accountMenu = texts['ui.template.accountMenu'];
  if (!accountMenu) throw new Error(`texts are missing in ${code}`);
  // With unread messages their number stands behind it.
  const menu = page.getByRole('button', { name: new RegExp(`^${accountMenu}(, |$)`) });
  const isPlayer = await menu.first().isVisible();
  if (isPlayer === screens[screen].isPlayer) return [];
  return [isPlayer ? 'shows a player, not a guest' : 'shows a guest, not the player'];
}
