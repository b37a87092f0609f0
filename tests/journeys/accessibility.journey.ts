import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../gallery/checks/axe-faults.ts';
import { placeOf } from '../gallery/checks/place-of.ts';
import { expectSignedIn, follow, signIn, untilTakenOver, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

// What fades in late would be judged half transparent.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The one address that is not there. */
const nowhere = '/no-such-page';

/**
 * Pages with their own content are checked on one site; the others show what each composition does
 * differently.
 */
const pagesOfSite = {
  casino1: [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/about',
    '/faqs',
    '/privacy-policy',
    '/term-condition',
    '/responsible-gaming',
    '/banking',
    '/leaderboard',
    '/mission',
    '/vip',
    '/promotions',
    '/news',
    '/referral',
    '/download',
    '/contact-us',
    '/preloader',
    '/sports',
    '/sports?view=favourites',
    '/sports?view=results',
    '/sports?view=countries',
    '/sports?view=rules',
    '/slots',
    nowhere,
  ],
  slot2: ['/', '/login', '/register', '/sports'],
  sportsbook1: ['/', '/login', '/sports'],
} as const;

/** Where an address leads on sites that sign in by a modal. */
const modalOfPath: Record<string, string> = {
  '/login': 'loginmodal',
  '/register': 'registermodal',
};

/**
 * Opens a page, which must be the one asked for and no other that it leads on to; on sites with
 * modals that may be one.
 */
async function open(page: Page, address: string, modal?: string): Promise<void> {
  const isNowhere = address.endsWith(nowhere);
  // Within the app a page is there several times as fast as by a load of its own; what only the
  // server tells needs one.
  const isWithin = page.url().startsWith(new URL(address).origin) && !modal && !isNowhere;
  if (isWithin) await follow(page, address.slice(new URL(address).origin.length));
  else expect((await page.goto(address))?.status()).toBe(isNowhere ? 404 : 200);
  await expect(page.locator('h1')).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await untilTakenOver(page);
  const place = placeOf(address) + (modal ? `#${modal}` : '');
  await expect.poll(() => placeOf(page.url())).toBe(place);
  if (modal) await expect(page.locator(`#${modal}`)).toBeVisible();
}

/**
 * What lies under the announcements is to be seen too. They come once per visitor, on the home
 * page.
 */
async function closeAnnouncements(page: Page): Promise<void> {
  const announcements = page.locator('#announcements[open]');
  await expect(announcements).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(announcements).toBeHidden();
}

test('what is wrong with a page is found', { tag: '@once' }, async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Page</title><main><button></button><button aria-label="Leave">Close</button></main></html>',
  );
  const found = await axeFaults(page);
  const rules = new Set(found.map((fault) => fault.split(' ', 1)[0]));
  expect(rules).toEqual(new Set(['button-name', 'label-content-name-mismatch', 'target-size']));
});

for (const [site, paths] of Object.entries(pagesOfSite)) {
  test(`the open pages of ${site} have no violation`, async ({ page }) => {
    test.setTimeout(240_000);
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      const modal = site === 'casino1' ? undefined : modalOfPath[path];
      await open(page, siteOrigin(site) + path, modal);
      if (path === '/') await closeAnnouncements(page);
      const list = await axeFaults(page);
      if (list.length > 0) found[path] = list;
    }
    expect(found).toEqual({});
  });
}

test('the pages of a player have no violation', async ({ page }) => {
  const origin = siteOrigin('casino1');
  await visit(page, `${origin}/login`);
  await signIn(page.getByRole('main'));
  await expectSignedIn(page);
  const found: Record<string, string[]> = {};
  for (const path of [
    '/deposit',
    '/bet-history',
    '/transaction-history',
    '/statement',
    '/inbox',
    '/account',
    '/profile',
    '/edit-profile',
    '/change-password',
    '/security',
  ]) {
    await open(page, origin + path);
    const list = await axeFaults(page);
    if (list.length > 0) found[path] = list;
  }
  expect(found).toEqual({});
});
