import { expect, test, type Browser, type Page } from '@playwright/test';
import { enterAsPlayer, putOffAnnouncements } from '../gallery/checks/visitor.ts';
import { openVisitorWindow } from '../gallery/checks/visitor-window.ts';
import { walkDown } from '../gallery/checks/whole-page.ts';
import { judgePage } from './support/judge-page.ts';
import { follow, untilTakenOver } from './support/player.ts';
import type { ServerProcess } from './support/server-process.ts';
import {
  emptyCategory,
  richPlayer,
  startWorstSites,
  worstName,
  worstSites,
} from './support/worst-sites.ts';

// One server for all of them; recording every page would take longer than looking at it.
test.describe.configure({ mode: 'default' });
test.use({ trace: 'off' });

let server: ServerProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startWorstSites();
});
test.afterAll(() => server.stop());

/** The narrowest is the hardest of the phones; the gallery looks at 390. */
const widthsPx = [320, 1280];

/**
 * Every site on the narrowest window; on the wide one, where things have room, every second.
 * `WORST_SITES=all`: all of them.
 */
const widthsOf = (turn: number): readonly number[] =>
  turn % 2 === 0 || process.env['WORST_SITES'] === 'all' ? widthsPx : widthsPx.slice(0, 1);

/**
 * A visitor whose pictures of games, providers, flags and icons never come; `refused` are those
 * asked for.
 */
async function openBroken(
  browser: Browser,
  widthPx: number,
): Promise<{ page: Page; refused: string[] }> {
  const refused: string[] = [];
  const context = await openVisitorWindow(browser, widthPx);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/\/media\/(games|providers|flags|icons)\//, (route) => {
    refused.push(route.request().url());
    return route.fulfill({ status: 404, body: '' });
  });
  return { page, refused };
}

const tilesOfGames = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Favourite: / });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilTakenOver(page);
  expect(await walkDown(page)).toEqual([]);
}

/** Opens another page of the open site as a link does, which takes a fraction of a load. */
async function openNext(page: Page, path: string): Promise<void> {
  await follow(page, path);
  expect(await walkDown(page)).toEqual([]);
}

/** The narrowest window that has room for a name beside the buttons of the header. */
const namedFromPx = 360;

/** The site's name can be read to its end, beside the buttons too. */
async function nameFaults(page: Page, widthPx: number): Promise<string[]> {
  const size = page.viewportSize();
  if (size && widthPx < namedFromPx) await page.setViewportSize({ ...size, width: namedFromPx });
  const cut = await page
    .locator('[data-region="header"]')
    .getByText(worstName)
    .evaluateAll(
      (names) =>
        names.filter((name) => name.checkVisibility() && name.scrollHeight > name.clientHeight + 3)
          .length,
    );
  if (size) await page.setViewportSize(size);
  return cut > 0 ? [`the site's name is cut in the header at ${widthPx}`] : [];
}

/**
 * What a guest meets: the announcements over the home page, the home page, and a category without a
 * game.
 */
async function lookAsGuest(browser: Browser, origin: string, widthPx: number): Promise<string[]> {
  const { page, refused } = await openBroken(browser, widthPx);
  await open(page, `${origin}/`);
  const news = page.getByRole('dialog', { name: 'Announcements' });
  await expect(news).toBeVisible();
  const faults = await judgePage(page, `announcements ${widthPx}`);
  await page.keyboard.press('Escape');
  await expect(news).toBeHidden();
  faults.push(...(await judgePage(page, `home ${widthPx}`)));
  faults.push(...(await nameFaults(page, widthPx)));
  expect(refused).not.toEqual([]);
  await openNext(page, `/${emptyCategory}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(tilesOfGames(page)).toHaveCount(0);
  faults.push(...(await judgePage(page, `empty category ${widthPx}`)));
  await page.context().close();
  return faults;
}

/** Beside the page where there is room for it, else behind its button. */
async function openSlip(page: Page): Promise<void> {
  const stake = page.getByRole('textbox', { name: /^Stake for/ });
  const button = page.getByRole('button', { name: /bet slip/i }).filter({ visible: true });
  await expect(stake.or(button).first()).toBeVisible();
  if (!(await stake.isVisible())) await button.first().click();
  await stake.fill('999999999999.99');
}

/** Where amounts and names stand in forms, tables and running text, besides the account. */
const innerPaths = [
  '/profile',
  '/deposit',
  '/withdrawal',
  '/bet-history',
  '/transaction-history',
  '/faqs',
];

/**
 * The narrowest window meets every page on every site; on the wide one, where texts have room,
 * sites and pages take turns.
 */
const innerPathsAt = (widthPx: number, turn: number): string[] =>
  innerPaths.filter((_, index) => widthPx === widthsPx[0] || (index + turn) % 2 === 0);

/**
 * What the richest player meets: the header, the account menu, cards of games, the bet slip, and
 * the pages of the account.
 */
async function lookAsPlayer(
  browser: Browser,
  origin: string,
  widthPx: number,
  turn: number,
): Promise<string[]> {
  const { page, refused } = await openBroken(browser, widthPx);
  await putOffAnnouncements(page, origin);
  await enterAsPlayer(page, origin, richPlayer);
  await open(page, `${origin}/`);
  await expect(page.getByText(/999,999,999,999/).first()).toBeAttached();
  const faults = await judgePage(page, `player ${widthPx}`);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByText(worstName).filter({ visible: true }).first()).toBeVisible();
  faults.push(...(await judgePage(page, `account menu ${widthPx}`)));
  await page.keyboard.press('Escape');
  refused.length = 0;
  await open(page, `${origin}/slots`);
  await expect(tilesOfGames(page).first()).toBeVisible();
  expect(refused).not.toEqual([]);
  faults.push(...(await judgePage(page, `cards ${widthPx}`)));
  await open(page, `${origin}/sports`);
  await page
    .locator('main button[aria-pressed]:enabled', { hasText: /\d\.\d/ })
    .first()
    .click();
  faults.push(...(await judgePage(page, `sports ${widthPx}`)));
  await openSlip(page);
  faults.push(...(await judgePage(page, `bet slip ${widthPx}`)));
  // The slip lies over the page: a link to the account closes it first, a load need not.
  await open(page, `${origin}/account`);
  faults.push(...(await judgePage(page, `account ${widthPx}`)));
  for (const path of innerPathsAt(widthPx, turn)) {
    await openNext(page, path);
    faults.push(...(await judgePage(page, `${path.slice(1)} ${widthPx}`)));
  }
  await page.context().close();
  return faults;
}

for (const [turn, { theme, host }] of worstSites.entries()) {
  test(
    `a site of ${theme} with the longest names and amounts and no picture stays whole`,
    { tag: '@once' },
    async ({ browser }) => {
      test.setTimeout(300_000);
      const origin = `http://${host}:${server.port}`;
      const faults: string[] = [];
      for (const widthPx of widthsOf(turn)) {
        faults.push(...(await lookAsGuest(browser, origin, widthPx)));
        faults.push(...(await lookAsPlayer(browser, origin, widthPx, turn)));
      }
      expect(faults).toEqual([]);
    },
  );
}
