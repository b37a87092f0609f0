import { expect, test } from '@playwright/test';
import { expectSignedIn, signIn, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

/**
 * One site for each modal, one of them below the prefix of a language; auth-entry.test.ts holds
 * every template to its own.
 */
const modalSites = [
  ['sportsbook1', '', '#loginmodal'],
  ['slot5', '/en', '#modal-signin'],
] as const;

for (const [site, prefix, hash] of modalSites) {
  test(
    `on ${site} the guest is shown the home page and then ${hash}`,
    { tag: '@once' },
    async ({ page }) => {
      const origin = siteOrigin(site);
      const home = `${origin}${prefix || '/'}`;
      const wanted = `${origin}${prefix}/bet-history`;
      const addresses: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      await visit(page, wanted);
      await expect(page).toHaveURL(home + hash);
      // The first address is reported twice: the router writes its own state into it.
      expect([...new Set(addresses)]).toEqual([wanted, home, home + hash]);
      const modal = page.locator(hash);
      await expect(modal).toBeVisible();
      await signIn(modal);
      await expectSignedIn(page);
      await expect(page).toHaveURL(wanted);
    },
  );
}

test('/login and /register of a site with modals show the home page with the modal open', async ({
  page,
}) => {
  const base = `${siteOrigin('slot2')}/en`;
  await visit(page, `${base}/login`);
  await expect(page.locator('#loginmodal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(base);
  await visit(page, `${base}/register`);
  await expect(page.locator('#registermodal')).toBeVisible();
});

test(
  'a modal opens by its hash and closes with the back button',
  { tag: '@once' },
  async ({ page }) => {
    const home = `${siteOrigin('slot5')}/en`;
    await visit(page, home);
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await expect(page.locator('#modal-signin')).toBeVisible();
    await page.goBack();
    await expect(page.locator('#modal-signin')).toBeHidden();
    await expect(page).toHaveURL(home);
  },
);
