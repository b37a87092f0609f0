import { expect, test } from '@playwright/test';
import { demo, expectSignedIn, expectSignedOut, signIn, signOut, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

test('a player signs in with the password and signs out', async ({ page }) => {
  const origin = siteOrigin('slot3');
  await visit(page, `${origin}/login`);
  await signIn(page.getByRole('main'));
  await expectSignedIn(page);
  await expect(page).toHaveURL(`${origin}/`);
  await signOut(page);
  await expectSignedOut(page);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test(
  'a modal to sign in is worked by keyboard alone and gives the focus back',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, `${siteOrigin('slot2')}/en/faqs`);
    const opener = page.getByRole('button', { name: 'Sign in' }).filter({ visible: true }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const modal = page.locator('#loginmodal');
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(modal).toBeVisible();
    await modal.getByLabel('Username').focus();
    await expect(modal.getByLabel('Username')).toBeFocused();
    await page.keyboard.type(demo.accountId);
    await page.keyboard.press('Tab');
    await expect(modal.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(demo.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(modal.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSignedIn(page);
    await expect(page).toHaveURL(/\/en\/faqs$/);
  },
);
