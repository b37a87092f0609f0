import type { Locator, Page } from '@playwright/test';

/** The bet slip, opened where the window has no room for it beside the page. */
export async function openSlip(page: Page): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) >= 1200) return page.locator('[data-slip-column]');
  await page
    .getByRole('button', { name: /Bet slip/ })
    .filter({ visible: true })
    .first()
    .click();
  return page.getByRole('dialog', { name: 'Bet slip' });
}
