// Looks for faults in the parts of the design system: what axe finds in every state, open ones too,
// in eight palettes at a phone's and a desktop's width, what is wider than the window, and what the
// keyboard cannot do. Needs the running gallery.
import type { ThemeCode } from '@pavilion/domain/themes';
import { allPalettes, paletteCss, paletteMode } from '@pavilion/templates/palettes';
import type { Browser, Page } from 'playwright-core';
import { axeFaults } from './checks/axe-faults.ts';
import { wornFaults } from './checks/worn-palette.ts';
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

/**
 * How each open state comes about, and what to look at then: the section whose panel opened, or
 * what opened itself.
 */
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

/**
 * What is there only while a state is open. A section is always there, its open panel is not; a tip
 * comes by itself.
 */
const openedIn = (part: string): string =>
  part.startsWith('#') ? `${part} [popover]:popover-open:not([role="tooltip"])` : part;

async function openFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, open, part] of openStates) {
    await open(page);
    // The panel stands when its entry has ended; reduced motion makes that one frame.
    const opened = page.locator(openedIn(part)).first();
    await opened.waitFor();
    const found = await axeFaults(page, { part });
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    await page.keyboard.press('Escape');
    // What stays open would pass for the next state. Toasts stay, and come last.
    if (name !== 'toasts') await opened.waitFor({ state: 'hidden' });
  }
  return faults;
}

/**
 * Whether the page looks as asked: it wears the palette and its mode, and is written in the
 * direction.
 */
async function lookFaults(page: Page, { palette, dir }: PartsView): Promise<string[]> {
  const [code = '', colour = ''] = palette.split('/');
  const theme = code as ThemeCode; // Of the list of palettes.
  const found = await page.evaluate(() => ({
    dir: getComputedStyle(document.documentElement).direction,
    mode: document.documentElement.dataset['mode'],
  }));
  return [
    ...(await wornFaults(page, paletteCss(theme, colour))),
    ...(found.dir === dir ? [] : [`is written ${found.dir}`]),
    ...(found.mode === paletteMode(theme, colour) ? [] : [`has the mode ${found.mode}`]),
  ];
}

/** Everything that is wrong in one look, as sentences. */
export async function auditLook(browser: Browser, view: PartsView): Promise<string[]> {
  const page = await openParts(browser, view);
  const faults = [...(await lookFaults(page, view)), ...(await page.evaluate(pageFaults))];
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
    const view: PartsView = { palette: 'casino1/gold', dir, widthPx: 1280 };
    const page = await openParts(browser, view);
    const faults = [...(await lookFaults(page, view)), ...(await keyFaults(page))];
    keep(faults.map((fault) => `keyboard ${dir}: ${fault}`));
    await page.context().close();
  }
  return all;
}
