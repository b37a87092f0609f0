import type { Page } from 'playwright-core';

/** How many bets stand in the slip that is looked at. */
const count = 3;

/**
 * Chooses prices of matches that do not run yet, so that they stand still; the slip shows them
 * where there is room for it.
 */
export async function choosePrices(page: Page): Promise<void> {
  const prices = page
    .locator('main button[aria-pressed="false"]:enabled')
    .filter({ hasText: /\d\.\d\d/, visible: true });
  for (let bet = 0; bet < count; bet += 1) await prices.last().click();
}
