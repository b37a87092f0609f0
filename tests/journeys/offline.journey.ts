import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { enterAsPlayer } from '../gallery/checks/visitor.ts';
import { demo, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';
import { openSlip } from './support/slip.ts';

const origin = siteOrigin('casino1');

/** Without a network the button is off and the form says why; with it both are as before. */
async function expectToWaitForNetwork(context: BrowserContext, form: Locator, send: Locator) {
  const reason = form.getByText('Check your internet connection.');
  await expect(send).toBeEnabled();
  await expect(reason).toHaveCount(0);
  await context.setOffline(true);
  await expect(reason).toBeVisible();
  await expect(send).toBeDisabled();
  await context.setOffline(false);
  await expect(reason).toHaveCount(0);
  await expect(send).toBeEnabled();
}

async function signInAsDemo(page: Page): Promise<void> {
  await enterAsPlayer(page, origin, demo);
}

test('without a network no bet is placed', async ({ page, context }) => {
  await signInAsDemo(page);
  await visit(page, `${origin}/sports?state=tomorrow`);
  const prices = page.locator('main button[aria-pressed]:enabled').filter({ hasText: /\d\.\d\d/ });
  // Tomorrow's matches are far from their kick-off, so their prices stand.
  await prices.filter({ visible: true }).first().click();
  const slip = await openSlip(page);
  await slip.getByLabel('When prices change').selectOption('any');
  await slip.getByRole('textbox', { name: /^Stake for/ }).fill('10');
  await expectToWaitForNetwork(context, slip, slip.getByRole('button', { name: 'Place bet' }));
});

test(
  'what a page loads of the player outlives a network that drops out for a moment',
  { tag: '@once' },
  async ({ page }) => {
    await signInAsDemo(page);
    let asked = 0;
    await page.route('**/api/auth/vip', (route) =>
      asked++ === 0 ? route.abort('internetdisconnected') : route.continue(),
    );
    await visit(page, `${origin}/deposit`);
    await expect.poll(() => asked).toBe(2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
