import { expect, test } from '@playwright/test';
import { lastCode } from './support/outbox.ts';
import { expectSignedIn, newAccountId, newPhone, signIn, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

test('a visitor signs up, enters the code that was sent and is signed in', async ({ page }) => {
  const origin = siteOrigin('casino1');
  const accountId = newAccountId();
  await visit(page, `${origin}/register`);
  await page.getByLabel('Username').fill(accountId);
  await page.getByLabel('Password', { exact: true }).fill('river7Stone!');
  await expect(page.getByText(/Password strength/)).toBeVisible();
  await page.getByLabel('Mobile number').fill(newPhone());
  await page.getByLabel('Email address').fill(`${accountId}@example.com`);
  await page.getByLabel(/I am at least 18/).check();
  await page.getByRole('main').getByRole('button', { name: 'Sign up', exact: true }).click();

  await expect(page.getByText(`for ${accountId}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /New code in/ })).toBeDisabled();
  const code = await lastCode(page, accountId);
  await page.getByLabel('6-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectSignedIn(page);
  await expect(page).toHaveURL(`${origin}/`);
});

test(
  'a visitor who reloads while the code is awaited enters it all the same, and then signs in',
  { tag: '@once' },
  async ({ page }) => {
    const origin = siteOrigin('casino1');
    const accountId = newAccountId();
    const password = 'river7Stone!';
    const main = page.getByRole('main');
    await visit(page, `${origin}/register`);
    await main.getByLabel('Username').fill(accountId);
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByLabel('Mobile number').fill(newPhone());
    await main.getByLabel('Email address').fill(`${accountId}@example.com`);
    await main.getByLabel(/I am at least 18/).check();
    await main.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByLabel('6-digit code')).toBeVisible();
    await page.reload();
    await expect(page.getByText(`for ${accountId}`)).toBeVisible();
    await expect(page.getByRole('button', { name: /New code in/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('Mobile number')).toBeVisible();

    // Signing in asks for the code too, and says that it was sent before.
    await visit(page, `${origin}/login`);
    await signIn(main, { accountId, password });
    await expect(page.getByText(`A code was requested for ${accountId}`)).toBeVisible();
    await page.getByLabel('6-digit code').fill(await lastCode(page, accountId));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expectSignedIn(page);
  },
);

test(
  'the first affiliate id a visitor came with goes with the sign-up, and a wrong code is refused',
  { tag: '@once' },
  async ({ page }) => {
    const origin = siteOrigin('casino1');
    const accountId = newAccountId();
    await visit(page, `${origin}/?affiliate_id=FIRST7`);
    await visit(page, `${origin}/register?affiliate_id=SECOND8`);
    await page.getByLabel('Username').fill(accountId);
    await page.getByLabel('Password', { exact: true }).fill('river7Stone!');
    await page.getByLabel('Mobile number').fill(newPhone());
    await page.getByLabel('Email address').fill(`${accountId}@example.com`);
    await page.getByLabel(/I am at least 18/).check();
    const sent = page.waitForRequest('**/api/auth/signup');
    await page.getByRole('main').getByRole('button', { name: 'Sign up', exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ affiliate_code: 'FIRST7' });

    const code = await lastCode(page, accountId);
    const field = page.getByLabel('6-digit code');
    await field.fill(code === '123456' ? '654321' : '123456');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await field.fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expectSignedIn(page);
  },
);
