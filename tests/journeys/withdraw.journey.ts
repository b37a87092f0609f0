import { expect, test, type Page } from '@playwright/test';
import { enterAsPlayer } from '../gallery/checks/visitor.ts';
import { balanceAtServer } from './support/at-server.ts';
import { asOperator } from './support/operator.ts';
import { lastCode } from './support/outbox.ts';
import { demo, newPhone, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

/** In pesos; its own language is another. */
const site = 'slot7';

/**
 * Sends what is filled in, proves it by the code that was sent to the phone, and sends it again.
 */
async function confirm(page: Page, first: string, second: string): Promise<void> {
  await page.getByRole('button', { name: first, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await page.getByLabel('6-digit code').fill(await lastCode(page, demo.accountId));
  await page.getByRole('button', { name: second, exact: true }).click();
}

const newest = (page: Page) =>
  page.getByRole('region', { name: 'Your last withdrawals' }).getByRole('listitem').first();

test(
  'a player adds a wallet, takes one withdrawal back, and sees the next checked, approved and paid',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(240_000);
    const origin = siteOrigin(site);
    const address = `${origin}/en/withdrawal`;
    await enterAsPlayer(page, origin, demo);
    await visit(page, address);
    const before = Number(await balanceAtServer(page));

    await page.getByRole('link', { name: 'Add an account' }).click();
    await page.getByLabel('Account holder').fill('Somebody Else');
    await page.getByLabel('Phone number of the wallet').fill(newPhone().replace('+63', '0'));
    await page.getByRole('button', { name: 'Add an account', exact: true }).click();
    await expect(page.getByLabel('Account holder')).toHaveAccessibleDescription(
      /differs from yours/,
    );
    await page.getByLabel('Account holder').fill('Demo Player');
    await confirm(page, 'Add an account', 'Confirm and add');
    await expect(page.getByText('Account added')).toBeVisible();

    await visit(page, address);
    await page.getByLabel(/^Amount in/).fill('300');
    await confirm(page, 'Withdraw', 'Confirm withdrawal');
    await expect(newest(page)).toContainText('₱300.00');
    expect(Number(await balanceAtServer(page))).toBe(before - 300);
    await newest(page).getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect(newest(page).getByText('Cancelled').first()).toBeVisible();
    expect(Number(await balanceAtServer(page))).toBe(before);

    // From now on an operator looks at sums of this size, and what is approved leaves at once.
    await asOperator('payout', 'settings', site, '--auto-max', '250', '--send-after-seconds', '0');
    await page.getByLabel(/^Amount in/).fill('310');
    await confirm(page, 'Withdraw', 'Confirm withdrawal');
    await expect(newest(page)).toContainText('₱310.00');
    await expect(newest(page).getByText('Larger sums are checked by our team')).toBeVisible();
    const queue = await asOperator('payout', 'list', site, '--state', 'checking');
    await asOperator('payout', 'approve', queue.split('\t', 1)[0] ?? '');
    await expect(newest(page).getByText('Paid').first()).toBeVisible({ timeout: 60_000 });
    expect(Number(await balanceAtServer(page))).toBe(before - 310);
  },
);
