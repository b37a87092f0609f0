import { expect, test, type Page } from '@playwright/test';
import { enterAsPlayer } from '../gallery/checks/visitor.ts';
import { demo, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';
import { openSlip } from './support/slip.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1200;

/**
 * Chooses three prices; tomorrow's matches are far from their kick-off, so their prices
 * stand.
 */
async function chooseThree(page: Page): Promise<void> {
  const prices = page
    .locator('main button[aria-pressed="false"]:enabled')
    .filter({ hasText: /\d\.\d\d/, visible: true });
  for (const _bet of [1, 2, 3]) await prices.first().click();
}

// The tallest heads: a strip of icons, alone and below a line of links.
for (const site of ['casino4', 'slot9']) {
  // On a phone the slip lies over the page.
  test(
    `below the tall head of ${site} no floating button covers the button of the slip`,
    { tag: '@once' },
    async ({ page }) => {
      const origin = siteOrigin(site);
      await enterAsPlayer(page, origin, demo);
      await visit(page, `${origin}/en/sports?state=tomorrow`);
      await chooseThree(page);
      const place = page.locator('[data-slip-column]').getByRole('button', { name: 'Place bet' });
      await expect(place).toBeVisible();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const end = async (): Promise<number> => {
        const box = await place.boundingBox();
        return box ? box.y + box.height : Infinity;
      };
      const floating = await page
        .getByRole('button', { name: 'Partners', exact: true })
        .boundingBox();
      await expect.poll(end).toBeLessThan(floating?.y ?? 0);
    },
  );
}

test('with three bets the button of the slip stays in view; Back and a link in it leave nothing open', async ({
  page,
}) => {
  const origin = siteOrigin('casino1');
  await enterAsPlayer(page, origin, demo);
  await visit(page, `${origin}/sports?state=tomorrow`);
  await chooseThree(page);

  const slip = await openSlip(page);
  const place = slip.getByRole('button', { name: 'Place bet' });
  await expect(place).toBeInViewport({ ratio: 1 });
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  if (isPhone(page)) {
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`${origin}/sports?state=tomorrow`);
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
  await expect(page).toHaveURL(`${origin}/sports?state=tomorrow`);
});
