import { expect, test } from '@playwright/test';
import { expectSignedIn, signIn, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

test('a guest at a protected page signs in on /login and comes back to it', async ({ page }) => {
  const origin = siteOrigin('casino1');
  await visit(page, `${origin}/deposit`);
  await expect(page).toHaveURL(`${origin}/login`);
  await signIn(page.getByRole('main'));
  await expect(page).toHaveURL(`${origin}/deposit`);
});

for (const [site, hash] of [
  ['slot2', '#loginmodal'],
  ['slot4', '#loginmodal'],
  ['sportsbook1', '#loginmodal'],
  ['slot5', '#modal-signin'],
] as const) {
  test(`on ${site} the guest is shown the home page and then ${hash}`, async ({ page }) => {
    const origin = siteOrigin(site);
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await visit(page, `${origin}/bet-history`);
    await expect(page).toHaveURL(`${origin}/${hash}`);
    // The first address is reported twice: the router writes its own state into it.
    expect([...new Set(addresses)]).toEqual([
      `${origin}/bet-history`,
      `${origin}/`,
      `${origin}/${hash}`,
    ]);
    const modal = page.locator(hash);
    await expect(modal).toBeVisible();
    await signIn(modal);
    await expectSignedIn(page);
    await expect(page).toHaveURL(`${origin}/bet-history`);
  });
}

test('/login and /register of a site with modals show the home page with the modal open', async ({
  page,
}) => {
  const origin = siteOrigin('slot2');
  await visit(page, `${origin}/login`);
  await expect(page.locator('#loginmodal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${origin}/`);
  await visit(page, `${origin}/register`);
  await expect(page.locator('#registermodal')).toBeVisible();
});

test('a modal opens by its hash and closes with the back button', async ({ page }) => {
  const origin = siteOrigin('slot5');
  await visit(page, `${origin}/`);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page.locator('#modal-signin')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#modal-signin')).toBeHidden();
  await expect(page).toHaveURL(`${origin}/`);
});

test('a signed-in player has no use for pages of guests', async ({ page }) => {
  const origin = siteOrigin('casino5');
  await visit(page, `${origin}/login`);
  await signIn(page.getByRole('main'));
  await expectSignedIn(page);
  for (const path of ['/login', '/register', '/forgot-password']) {
    await visit(page, origin + path);
    await expect(page).toHaveURL(`${origin}/`);
  }
});
