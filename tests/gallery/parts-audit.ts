// Looks for faults in the parts of the design system: what axe finds in every state, open ones too, in eight palettes at a
// phone's and a desktop's width, what is wider than the window, and what the keyboard cannot do. Needs the running gallery.
import { allPalettes, paletteMode } from '@pavilion/templates/palettes';
import type { Browser, Page } from 'playwright-core';
import { axeFaults } from './checks/axe-faults.ts';
import { galleryOrigin } from './gallery-browser.ts';
import { pageFaults } from './page-faults.ts';
import { keyFaults } from './parts-keys.ts';

export interface PartsView {
  palette: string;
  dir: 'ltr' | 'rtl';
  widthPx: number;
}

const widthsPx = [390, 1280];
const palettesPerMode = 4;

/** As many light as dark palettes, spread over the themes. */
function auditedPalettes(): string[] {
  return (['dark', 'light'] as const).flatMap((mode) => {
    const all = allPalettes().filter((one) => paletteMode(one.themeCode, one.colour) === mode);
    const step = Math.max(1, Math.floor(all.length / palettesPerMode));
    return all
      .filter((_, index) => index % step === 0)
      .slice(0, palettesPerMode)
      .map(({ themeCode, colour }) => `${themeCode}/${colour}`);
  });
}

/** Opens the page of parts in a look, without motion. */
export async function openParts(browser: Browser, view: PartsView): Promise<Page> {
  const isPhone = view.widthPx < 700;
  const context = await browser.newContext({
    viewport: { width: view.widthPx, height: isPhone ? 844 : 900 },
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const page = await context.newPage();
  const query = new URLSearchParams({ parts: '', palette: view.palette, dir: view.dir });
  await page.goto(`${galleryOrigin}/?${query}`);
  await page.locator('main').waitFor();
  return page;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

/** How each open state comes about, and what to look at then. */
const openStates: readonly [name: string, open: (page: Page) => Promise<void>, part: string][] = [
  [
    'combobox',
    (page) => page.getByRole('combobox', { name: 'Bank', exact: true }).click(),
    '#picks',
  ],
  ['empty combobox', (page) => page.getByRole('combobox', { name: 'League' }).click(), '#picks'],
  ['date', button(/^Match day/), '#dates'],
  ['period', button(/^Statement for/), '#dates'],
  ['menu', button('Bet'), '#overlays'],
  ['menu of settings', button('View'), '#overlays'],
  ['popover', button(/^Balance .*details$/), '#overlays'],
  ['dialog', button('Dialog'), 'dialog[open]'],
  ['sheet', button('Sheet'), 'dialog[open]'],
  ['drawer', button('Drawer'), 'dialog[open]'],
  ['toasts', button('warning'), '[data-sonner-toast]'],
];

async function openFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, open, part] of openStates) {
    await open(page);
    // The panel stands when its entry has ended; reduced motion makes that one frame.
    await page.locator(part).first().waitFor();
    const found = await axeFaults(page, { part });
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    await page.keyboard.press('Escape');
  }
  return faults;
}

/** Everything that is wrong in one look, as sentences. */
export async function auditLook(browser: Browser, view: PartsView): Promise<string[]> {
  const page = await openParts(browser, view);
  const faults = await page.evaluate(pageFaults);
  faults.push(...(await axeFaults(page)), ...(await openFaults(page)));
  await page.context().close();
  return faults.map((fault) => `${view.palette} ${view.dir} ${view.widthPx}: ${fault}`);
}

/** Everything that is wrong with the parts. `report` hears of each look as it is done. */
export async function auditParts(
  browser: Browser,
  report: (faults: readonly string[]) => void = () => undefined,
): Promise<string[]> {
  const all: string[] = [];
  const keep = (faults: string[]) => {
    all.push(...faults);
    report(faults);
  };
  for (const [index, palette] of auditedPalettes().entries()) {
    const dir = index % 2 === 0 ? 'ltr' : 'rtl';
    for (const widthPx of widthsPx) keep(await auditLook(browser, { palette, dir, widthPx }));
  }
  for (const dir of ['ltr', 'rtl'] as const) {
    const page = await openParts(browser, { palette: 'casino1/gold', dir, widthPx: 1280 });
    keep((await keyFaults(page)).map((fault) => `keyboard ${dir}: ${fault}`));
    await page.context().close();
  }
  return all;
}
