import { expect, test } from '@playwright/test';
import { signUpPlayer } from './support/new-player.ts';
import { lastCode } from './support/outbox.ts';
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
  'after a wrong password the account stays and the password is asked for again',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, `${siteOrigin('casino3')}/login`);
    await signIn(page.getByRole('main'), { accountId: 'nobody1', password: 'wrong1234' });
    const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
    await expect(dialog).toContainText('sign-in details or this password are not correct');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    const password = page.getByRole('main').getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/not correct/);
    await expect(page.getByRole('main').getByLabel('Username')).toHaveValue('nobody1');
    await expectSignedOut(page);
  },
);

test('a player signs in with a code', async ({ page }) => {
  const origin = siteOrigin('casino6');
  // Nobody is sent two codes within a minute: the demo player may have asked in another window.
  const { accountId } = await signUpPlayer(page, origin);
  await signOut(page);
  await expectSignedOut(page);
  await visit(page, `${origin}/login`);
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'With a code' }).click();
  await main.getByLabel('Username').fill(accountId);
  await main.getByRole('button', { name: 'Send code' }).click();
  await expect(main.getByText(/a 6-digit code is on its way/)).toBeVisible();
  await main.getByLabel('6-digit code').fill(await lastCode(page, accountId));
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectSignedIn(page);
});

test(
  'the way to sign in and the password can be reached and shown by keyboard',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, `${siteOrigin('casino1')}/login`);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('secret123');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(password).toHaveAttribute('type', 'text');
  },
);

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
