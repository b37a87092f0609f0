import { expect, test, type Locator, type Page } from '@playwright/test';
import { balanceAtServer, stakesAtServer } from './support/at-server.ts';
import { signUpPlayer } from './support/new-player.ts';
import { asOperator } from './support/operator.ts';
import { expectSignedIn, signIn, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';
import { openSlip } from './support/slip.ts';

const storedBalance = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Number(
      (
        JSON.parse(localStorage.getItem('user') ?? '{}') as {
          state: { game: { balance: string } };
        }
      ).state.game.balance,
    ),
  );

async function startDeposit(page: Page, origin: string, amount: string): Promise<void> {
  await visit(page, `${origin}/deposit`);
  await page.getByLabel(/^Amount in/).fill(amount);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
}

/** Ids of live football matches that take bets, the one just begun first. */
function openMatches(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/home/public_odds');
    const { value } = (await answer.json()) as {
      value: {
        event_id: string;
        sport: string;
        state: string;
        minute: number | null;
        markets: { status: string }[];
      }[];
    };
    return value
      .filter(
        ({ sport, state, markets }) =>
          sport === 'football' &&
          state === 'live' &&
          markets.some(({ status }) => status === 'open'),
      )
      .toSorted((a, b) => (a.minute ?? 0) - (b.minute ?? 0))
      .map(({ event_id }) => event_id);
  });
}

/** A live match that takes bets; after a goal its markets are closed for some seconds. */
async function runningMatch(page: Page): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => (([found] = await openMatches(page)), found), { timeout: 120_000 })
    .toBeDefined();
  return found ?? '';
}

/**
 * Presses until the bet is taken: a goal closes the markets of a running match for some seconds,
 * and then it is refused.
 */
async function placeBet(page: Page, slip: Locator): Promise<void> {
  const place = slip.getByRole('button', { name: 'Place bet', disabled: false });
  await expect(async () => {
    if (await place.isVisible()) await place.click({ timeout: 3000 });
    await expect(page.getByText('Bet accepted')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
}

/** A new player whose deposit of 500 has come. */
async function signUpWithMoney(page: Page, origin: string): Promise<void> {
  await signUpPlayer(page, origin);
  await startDeposit(page, origin, '500');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible({
    timeout: 30_000,
  });
}

test(
  'a new player deposits, bets on a running match and sees the bet settled',
  { tag: '@once' },
  async ({ page }) => {
    const origin = siteOrigin('casino1');
    await signUpWithMoney(page, origin);

    const eventId = await runningMatch(page);
    await visit(page, `${origin}/sports?event=${eventId}`);
    const prices = page
      .locator('main button[aria-pressed]:enabled')
      .filter({ hasText: /\d\.\d\d/ });
    await prices.first().click();
    const slip = await openSlip(page);
    await slip.getByLabel('When prices change').selectOption('any');
    await slip.getByRole('textbox', { name: /^Stake for/ }).fill('100');
    await expect(slip.getByText('Potential payout')).toBeVisible();
    await placeBet(page, slip);

    await visit(page, `${origin}/bet-history`);
    const bet = page.getByRole('main').getByRole('listitem').first();
    await expect(bet).toContainText('100');
    // A match takes minutes; an operator who enters its result ends it now.
    await asOperator('event', 'result', eventId, '9-8', '--half-time', '5-4');
    await expect(page.getByText('Bet settled:')).toBeVisible();
    await page.getByRole('tab', { name: 'Settled' }).click();
    await expect(bet).toContainText(/Won|Lost|Void|Half/);
    await bet.getByRole('button').click();
    await expect(bet.getByText('Bet placed')).toBeVisible();
    await expect(bet.getByRole('heading', { name: 'Settlements' })).toBeVisible();
  },
);

for (const [button, outcome] of [
  ['Decline', 'Deposit declined'],
  ['Cancel', 'Deposit cancelled'],
] as const) {
  test(
    `a payment ended by ${button} says so and credits nothing`,
    { tag: '@once' },
    async ({ page }) => {
      const origin = siteOrigin('casino1');
      await signUpPlayer(page, origin);
      await startDeposit(page, origin, '500');
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('heading', { name: outcome })).toBeVisible({ timeout: 30_000 });
      expect(await balanceAtServer(page)).toBe('0.00');
      expect(await storedBalance(page)).toBe(0);
    },
  );
}

test(
  'a confirmation that comes late and three times credits once, on every device of the player',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const origin = siteOrigin('casino1');
    const player = await signUpPlayer(page, origin);
    const elsewhere = await (await browser.newContext()).newPage();
    await visit(elsewhere, `${origin}/login`);
    await signIn(elsewhere.getByRole('main'), player);
    await expectSignedIn(elsewhere);

    await startDeposit(page, origin, '500');
    await page.getByLabel(/repeated three times/).check();
    await page.getByLabel(/arrives late/).check();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for the payment' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible({
      timeout: 90_000,
    });
    await expect.poll(() => storedBalance(elsewhere)).toBe(500);
    await expect(elsewhere.locator('[data-region="header"]')).toContainText('500.00');
    await visit(page, `${origin}/deposit`);
    await expect.poll(() => storedBalance(page)).toBe(500);
    expect(await balanceAtServer(page)).toBe('500.00');
  },
);

test(
  'a bet whose answer was lost on its way is placed once when it is sent again',
  { tag: '@once' },
  async ({ page }) => {
    const origin = siteOrigin('casino1');
    await signUpWithMoney(page, origin);
    await visit(page, `${origin}/sports?state=tomorrow`);
    const prices = page
      .locator('main button[aria-pressed]:enabled')
      .filter({ hasText: /\d\.\d\d/ });
    // Tomorrow's matches are far from their kick-off, so their prices stand.
    await prices.filter({ visible: true }).first().click();
    const slip = await openSlip(page);
    await slip.getByLabel('When prices change').selectOption('any');
    await slip.getByRole('textbox', { name: /^Stake for/ }).fill('100');

    const accepted: number[] = [];
    await page.route(
      '**/api/sports/slip_place',
      async (route) => {
        // The names of the demo sites are known to the browser alone.
        const address = new URL(route.request().url());
        address.hostname = '127.0.0.1';
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: route.request().postData(),
        });
        accepted.push(answer.status);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const place = slip.getByRole('button', { name: 'Place bet' });
    await place.click();
    await expect.poll(() => accepted).toEqual([200]);
    await expect(place).toBeEnabled();
    await expect(slip.getByText('it is not known whether your bet was accepted')).toBeVisible();
    await place.click();
    await expect(page.getByText('Bet accepted')).toBeVisible();
    expect(await stakesAtServer(page)).toEqual(['100.00']);
    expect(await balanceAtServer(page)).toBe('400.00');
    await expect.poll(() => storedBalance(page)).toBe(400);
  },
);

test(
  'a transfer is taken up again and given up; a card pays in the provider’s fields and is remembered',
  { tag: '@once' },
  async ({ page }) => {
    const origin = siteOrigin('casino1');
    await signUpPlayer(page, origin);
    const start = async (method: string) => {
      await page.getByRole('radio', { name: method }).check();
      await page.getByRole('button', { name: '₱500.00', exact: true }).click();
      await page.getByRole('button', { name: 'Continue to payment' }).click();
    };
    await visit(page, `${origin}/deposit`);
    await start('InstaPay');
    await expect(page.getByRole('heading', { name: 'Pay ₱500.00' })).toBeVisible();
    const reference = await page.getByText(/^PV[0-9A-F]{8}$/).textContent();
    await visit(page, `${origin}/transaction-history`);
    await page.getByRole('link', { name: 'Continue the deposit of ₱500.00' }).click();
    await expect(page.getByText(reference ?? 'no reference')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel deposit of ₱500.00' }).click();
    await expect(page.getByRole('heading', { name: 'Deposit cancelled' })).toBeVisible();

    await visit(page, `${origin}/deposit`);
    await page.getByRole('radio', { name: 'Visa / Mastercard' }).check();
    await page.getByRole('checkbox', { name: 'Remember it for next time' }).check();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? '', request.url()));
    await start('Visa / Mastercard');
    const fields = page.frameLocator('iframe[title="Card fields of the payment provider"]');
    await fields.getByLabel('Card number').pressSequentially('4242424242424242');
    await fields.getByLabel('Valid until').pressSequentially('1239');
    await fields.getByLabel('Security code').pressSequentially('123');
    await fields.getByRole('button', { name: 'Pay ₱500.00' }).click();
    await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    // The number leaves the frame for nobody.
    expect(sent.some((text) => text.includes('token=tok_'))).toBe(true);
    expect(sent.filter((text) => text.replace(/\D/g, '').includes('4242424242424242'))).toEqual([]);
    expect(await balanceAtServer(page)).toBe('500.00');
    await page.getByRole('link', { name: 'Deposit again' }).click();
    await expect(page.getByRole('radio', { name: 'Visa •••• 4242' })).toBeChecked();
    await page.getByRole('button', { name: 'Forget Visa •••• 4242' }).click();
    await expect(page.getByRole('radio', { name: 'Visa •••• 4242' })).toBeHidden();
  },
);
