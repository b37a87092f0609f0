import { expect, test } from '@playwright/test';
import { lastCode } from './support/outbox.ts';
import { expectSignedIn, newAccountId, newPhone, signIn, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

test(
  'a forgotten password is set anew, though the page is reloaded and the code asked for twice',
  { tag: '@once' },
  async ({ page }) => {
    const origin = siteOrigin('casino9');
    const [accountId, phone] = [newAccountId(), newPhone()];
    const main = page.getByRole('main');
    await visit(page, `${origin}/register`);
    await main.getByLabel('Username').fill(accountId);
    await main.getByLabel('Password', { exact: true }).fill('river7Stone!');
    await main.getByLabel('Mobile number').fill(phone);
    await main.getByLabel('Email address').fill(`${accountId}@example.com`);
    await main.getByLabel(/I am at least 18/).check();
    await main.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(main.getByLabel('6-digit code')).toBeVisible();
    // Nobody is signed in after the reload: the password is not known any more.
    await page.reload();
    await main.getByLabel('6-digit code').fill(await lastCode(page, accountId));
    await main.getByRole('button', { name: 'Verify' }).click();
    await expect(main.getByText('Your account is ready')).toBeVisible();

    const sendCode = async () => {
      await main.getByLabel('Username').fill(accountId);
      await main.getByLabel('Mobile number').fill(phone);
      await main.getByRole('button', { name: 'Send code' }).click();
    };
    await visit(page, `${origin}/forgot-password`);
    await sendCode();
    await expect(main.getByText('If the details match')).toBeVisible();
    await page.reload();
    await expect(main.getByText('If the details match')).toBeVisible();
    await main.getByRole('button', { name: 'Start over' }).click();
    await sendCode();
    await expect(main.getByText(`A code was requested for ${accountId}`)).toBeVisible();
    await main.getByLabel('6-digit code').fill(await lastCode(page, accountId));
    await main.getByLabel('New password', { exact: true }).fill('meadow8Cloud!');
    await main.getByLabel('Repeat the new password').fill('meadow8Cloud!');
    await main.getByRole('button', { name: 'Set password' }).click();
    await expect(main.getByText('Your password has been reset')).toBeVisible();

    await main.getByRole('button', { name: 'Sign in' }).click();
    await signIn(main, { accountId, password: 'meadow8Cloud!' });
    await expectSignedIn(page);
  },
);
