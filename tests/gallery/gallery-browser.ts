import { chromium, type Browser, type Page } from 'playwright-core';
import { themeByTemplate, themes, type TemplateName } from '@pavilion/domain/themes';
import { findChromium } from '../../scripts/browser.ts';
import { chromiumFlags } from '../../scripts/lib/chromium-flags.ts';

export const galleryOrigin = 'http://127.0.0.1:5290';

/**
 * What to show: a template, and whether a player is signed in (`1`, or `long` for long names and
 * amounts).
 */
export interface GalleryView {
  template: TemplateName;
  colour?: string;
  player?: string;
  language?: string;
  /** `long`, `broken` or `empty`: the data at their worst. */
  trouble?: string;
  widthPx: number;
}

/** The machine's Chromium without a window. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
}

/** Width from which the template is wide. */
export const breakpointOf = (template: TemplateName): number =>
  themes[themeByTemplate(template)].breakpointPx;

/**
 * Opens a view and waits until its first pictures are there. Motion stands still, so that pictures
 * can be compared.
 */
export async function openView(browser: Browser, view: GalleryView): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: view.widthPx, height: view.widthPx < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
    hasTouch: view.widthPx < 700,
    isMobile: view.widthPx < 700,
  });
  const page = await context.newPage();
  const query = new URLSearchParams({ template: view.template });
  if (view.colour) query.set('colour', view.colour);
  if (view.player) query.set('player', view.player);
  if (view.language) query.set('lang', view.language);
  if (view.trouble) query.set('trouble', view.trouble);
  await page.goto(`${galleryOrigin}/?${query}`);
  await page.locator('main').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}
