import { expect, type Page } from '@playwright/test';
import { lastCode } from './outbox.ts';
import { expectSignedIn, newAccountId, newPhone, untilStepIsTakenBack, visit } from './player.ts';

export interface NewPlayer {
  accountId: string;
  password: string;
}

/** Signs a new player up on a site's page and leaves them signed in. */
export async function signUpPlayer(page: Page, origin: string): Promise<NewPlayer> {
  const player = { accountId: newAccountId(), password: 'river7Stone!' };
  await visit(page, `${origin}/register`);
  await page.getByLabel('Username').fill(player.accountId);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  // Its line comes with its own piece of code and moves what stands below.
  await expect(page.getByText(/^Password strength/)).toBeVisible();
  await page.getByLabel('Mobile number').fill(newPhone());
  await page.getByLabel('Email address').fill(`${player.accountId}@example.com`);
  await page.getByLabel(/I am at least 18/).check();
  await page.getByRole('main').getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByLabel('6-digit code').fill(await lastCode(page, player.accountId));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectSignedIn(page);
  // The welcome with the next step, shown once after a sign-up.
  const welcome = page.locator('#welcome');
  await expect(welcome).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(welcome).toBeHidden();
  await untilStepIsTakenBack(page);
  return player;
}
