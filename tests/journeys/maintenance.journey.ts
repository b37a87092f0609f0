import { expect, test } from '@playwright/test';
import { siteOrigin } from './support/sites.ts';

test('a site in maintenance shows only its window, in the zone of the visitor, counting down', async ({
  page,
}) => {
  const origin = siteOrigin('maintenance');
  const answer = await page.goto(`${origin}/slots`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBeTruthy();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are under maintenance');
  await expect(page.getByText('(UTC)')).toBeVisible();
  const timer = page.getByRole('timer');
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
