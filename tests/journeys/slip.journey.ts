import { expect, test, type Page } from '@playwright/test';
import { enterAsPlayer } from '../gallery/checks/visitor.ts';
import { demo, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';
import { openSlip } from './support/slip.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1200;

test('with three bets the button of the slip stays in view; Back and a link in it leave nothing open', async ({
  page,
}) => {
  const origin = siteOrigin('casino1');
  await enterAsPlayer(page, origin, demo);
  await visit(page, `${origin}/sports`);
  const prices = page
    .locator('main button[aria-pressed="false"]:enabled')
    .filter({ hasText: /\d\.\d\d/, visible: true });
  // The last matches on the page are far from their kick-off, so their prices stand.
  for (const _bet of [1, 2, 3]) await prices.last().click();

  const slip = await openSlip(page);
  const place = slip.getByRole('button', { name: 'Place bet' });
  await expect(place).toBeInViewport({ ratio: 1 });
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  if (isPhone(page)) {
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`${origin}/sports`);
    await openSlip(page);
  }
  await slip
    .getByRole('textbox', { name: /^Stake for/ })
    .first()
    .fill('99999999');
  await slip.getByRole('link', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(`${origin}/deposit`);
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/sports`);
});
