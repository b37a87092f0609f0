import { expect, test, type Page } from '@playwright/test';
import { lastCode } from './support/outbox.ts';
import { expectSignedIn, newAccountId, newPhone, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

interface OpenMarket {
  eventId: string;
  minute: number;
}

async function signUp(page: Page, origin: string): Promise<void> {
  const accountId = newAccountId();
  await visit(page, `${origin}/register`);
  await page.getByLabel('Username').fill(accountId);
  await page.getByLabel('Password', { exact: true }).fill('river7Stone!');
  await page.getByLabel('Mobile number').fill(newPhone());
  await page.getByLabel('Email address').fill(`${accountId}@example.com`);
  await page.getByLabel(/I am at least 18/).check();
  await page.getByRole('main').getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByLabel('6-digit code').fill(await lastCode(page, accountId));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectSignedIn(page);
}

async function startDeposit(page: Page, origin: string, amount: string): Promise<void> {
  await visit(page, `${origin}/deposit`);
  await page.getByLabel(/^Amount in/).fill(amount);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
}

/** The live match that is nearest to its end and takes bets. */
async function nearestToTheEnd(page: Page): Promise<string> {
  let best: OpenMarket | undefined;
  await expect
    .poll(
      async () => {
        const open = await page.evaluate(async () => {
          const answer = await fetch('/api/home/public_odds');
          const { value } = (await answer.json()) as {
            value: {
              event_id: string;
              state: string;
              minute: number | null;
              markets: { status: string }[];
            }[];
          };
          return value
            .filter(
              ({ state, markets }) =>
                state === 'live' && markets.some(({ status }) => status === 'open'),
            )
            .map(({ event_id, minute }) => ({ eventId: event_id, minute: minute ?? 0 }));
        });
        best = open.filter(({ minute }) => minute < 85).toSorted((a, b) => b.minute - a.minute)[0];
        return best?.eventId ?? '';
      },
      { timeout: 90_000 },
    )
    .not.toBe('');
  return best?.eventId ?? '';
}

test('a new player deposits, bets on a running match and sees the bet settled', async ({
  page,
}, info) => {
  test.setTimeout(600_000);
  const origin = siteOrigin('casino1');
  await signUp(page, origin);
  await startDeposit(page, origin, '500');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible({
    timeout: 30_000,
  });

  const eventId = await nearestToTheEnd(page);
  await visit(page, `${origin}/sports?event=${eventId}`);
  const price = page.locator('main button[aria-pressed]:enabled').first();
  await price.click();
  await page.getByRole('button', { name: 'Bet slip (1)' }).click();
  const slip = page.getByRole('dialog', { name: 'Bet slip' });
  await slip.getByLabel('When prices change').selectOption('any');
  await slip.getByRole('textbox', { name: /^Stake for/ }).fill('100');
  await expect(slip.getByText('Potential payout')).toBeVisible();
  await slip.getByRole('button', { name: 'Place bet' }).click();
  await expect(page.getByText('Bet accepted')).toBeVisible();

  await visit(page, `${origin}/bet-history`);
  const bet = page.getByRole('main').getByRole('listitem').first();
  await expect(bet).toContainText('100');
  // The result takes as long as the match: one browser waits for it.
  if (info.project.name !== 'desktop') return;
  await expect(bet).toContainText(/Won|Lost|Void|Half/, { timeout: 420_000 });
  await bet.getByRole('button').click();
  await expect(bet.getByText('Bet placed')).toBeVisible();
  await expect(bet.getByRole('heading', { name: 'Settlements' })).toBeVisible();
});

for (const [button, outcome] of [
  ['Decline', 'Deposit declined'],
  ['Cancel', 'Deposit cancelled'],
] as const) {
  test(`a payment ended by ${button} says so and credits nothing`, async ({ page }) => {
    const origin = siteOrigin('casino1');
    await signUp(page, origin);
    await startDeposit(page, origin, '500');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('heading', { name: outcome })).toBeVisible({ timeout: 30_000 });
    const balance = await page.evaluate(
      () =>
        (
          JSON.parse(localStorage.getItem('user') ?? '{}') as {
            state: { game: { balance: string } };
          }
        ).state.game.balance,
    );
    expect(Number(balance)).toBe(0);
  });
}

test('an amount beyond the limits is refused at its field', async ({ page }) => {
  const origin = siteOrigin('casino1');
  await signUp(page, origin);
  await visit(page, `${origin}/deposit`);
  await page.getByLabel(/^Amount in/).fill('0.01');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByLabel(/^Amount in/)).toBeFocused();
  await expect(page.getByLabel(/^Amount in/)).toHaveAccessibleDescription(/Must be at least/);
});
