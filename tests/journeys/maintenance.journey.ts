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
  await expect(page.getByText('Brass Quay', { exact: true })).toBeVisible();
  await expect(page.getByText('We are improving Brass Quay')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  await expect(page.getByText('(UTC)')).toBeVisible();
  const timer = page.getByRole('timer');
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test(
  'an open maintenance page returns by itself when maintenance is over',
  { tag: '@once' },
  async ({ page }) => {
    await page.clock.install();
    const asked: string[] = [];
    // The first question gets no answer, the second says that the site is back.
    await page.route('**/api/startup', async (route) => {
      asked.push(route.request().url());
      if (asked.length === 1) return route.abort();
      const maintenance = { is_maintenance: false, start_date: null, end_date: null };
      return route.fulfill({ json: { statusCode: 1, message: 'success', maintenance } });
    });
    await page.goto(`${siteOrigin('maintenance')}/slots`);
    await expect(page.getByRole('timer')).toBeVisible();
    await page.clock.fastForward(31_000);
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.getByRole('timer')).toBeVisible();
    const reloaded = page.waitForEvent('framenavigated');
    await page.clock.fastForward(31_000);
    await reloaded;
  },
);
