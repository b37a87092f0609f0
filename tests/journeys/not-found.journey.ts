import { expect, test } from '@playwright/test';
import { visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

test('an address that matches nothing shows its full path and a way back', async ({ page }) => {
  const origin = siteOrigin('casino8');
  const answer = await visit(page, `${origin}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /no/such/page');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(`${origin}/`);
});
