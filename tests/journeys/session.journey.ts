import { expect, test } from '@playwright/test';
import { demo, expectSignedIn, expectSignedOut, signIn, signOut, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

test('signing out in one tab signs the other tabs out and reloads them', async ({ context }) => {
  const origin = siteOrigin('casino9');
  const first = await context.newPage();
  await visit(first, `${origin}/login`);
  await signIn(first.getByRole('main'));
  await expectSignedIn(first);
  const second = await context.newPage();
  await visit(second, `${origin}/faqs`);
  await expectSignedIn(second);
  const reloaded = second.waitForEvent('load');
  await first.bringToFront();
  await signOut(first);
  await reloaded;
  await expectSignedOut(second);
  await expect(second.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
});

test('a session that ended elsewhere shows the warning and leads to sign-in', async ({ page }) => {
  const origin = siteOrigin('slot8');
  await visit(page, `${origin}/login`);
  await signIn(page.getByRole('main'));
  await expectSignedIn(page);
  const stored = await page.evaluate(() => localStorage.getItem('user'));
  const { token } = (JSON.parse(stored ?? '{}') as { state: { token: string } }).state;
  await visit(page, `${origin}/deposit`);
  await page.evaluate(
    (me) =>
      fetch('/api/auth/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(me),
      }),
    { account_id: demo.accountId, auth: token },
  );
  await expect(page.getByText('Session ended')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/login`);
  await expectSignedOut(page);
});
