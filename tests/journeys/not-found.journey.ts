import { expect, test } from '@playwright/test';
import { visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

test(
  'an address that matches nothing shows its full path and a way back',
  { tag: '@once' },
  async ({ page }) => {
    const origin = siteOrigin('casino8');
    const answer = await visit(page, `${origin}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Page not found: /no/such/page',
    );
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(`${origin}/`);
    // As it was written, not as it travels.
    await visit(page, `${origin}/сторінка`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /сторінка');
    await visit(page, `${origin}/es/no/such/page`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('/es/no/such/page');
  },
);

test(
  'a screen whose file is gone is fetched anew by one reload, and then said to be missing',
  { tag: '@once' },
  async ({ page }) => {
    // A page may reload itself once in ten seconds; standing time keeps slow machines within them.
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
    await page.route('**/assets/sports.screen-*.js', (route) => route.fulfill({ status: 404 }));
    const origin = siteOrigin('casino1');
    await visit(page, `${origin}/faqs`);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page
      .getByRole('link', { name: 'Sports', exact: true })
      .filter({ visible: true })
      .first()
      .click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    expect(loads).toBe(1);
    await page.unroute('**/assets/sports.screen-*.js');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sports' })).toBeVisible();
    await expect(page).toHaveURL(`${origin}/sports`);
  },
);

test(
  'an open page asks once an hour for a newer build and takes it',
  { tag: '@once' },
  async ({ page }) => {
    await page.clock.install();
    // It begins to count with what the page loads once it is shown.
    const isCounting = page.waitForRequest('**/api/settings/siteinfodetail');
    await visit(page, `${siteOrigin('casino8')}/faqs`);
    await isCounting;
    const newer = { build: 'a newer one' };
    await page.route('**/build.json', (route) => route.fulfill({ json: newer }));
    const reloaded = page.waitForEvent('load');
    await page.clock.fastForward('01:00:01');
    await reloaded;
  },
);
