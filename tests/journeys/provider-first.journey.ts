import { expect, test } from '@playwright/test';
import { visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

// Template 16 shows the providers first.
const origin = siteOrigin('casino7');

test(
  'a provider chosen by keyboard shows all of its games, again after a failure and on the way back',
  { tag: '@once' },
  async ({ page }) => {
    let isFailing = true;
    await page.route('**/api/product/game_list', async (route) => {
      const isOfProvider = route.request().postData()?.includes('"provider_code":"AURUM"');
      if (isOfProvider && isFailing)
        await route.fulfill({
          status: 400,
          json: { statusCode: -400, message: 'serviceUnavailable' },
        });
      else await route.fallback();
    });
    await visit(page, `${origin}/`);
    const provider = page.getByRole('button', { name: /^Aurum Works/ });
    await provider.focus();
    await page.keyboard.press('Enter');
    const part = page.getByRole('region', { name: 'Games by Aurum Works' });
    await expect(part.getByRole('alert')).toBeVisible();

    isFailing = false;
    await part.getByRole('button', { name: 'Try again' }).click();
    const count = Number.parseInt(
      (await provider.textContent())?.match(/(\d+) games?/)?.[1] ?? '',
      10,
    );
    expect(count).toBeGreaterThan(0);
    await expect(part.getByRole('article')).toHaveCount(count);

    await part.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/playnow/);
    await page.goBack();
    await expect(part.getByRole('article')).toHaveCount(count);
    await part.getByRole('link', { name: 'All: Aurum Works' }).click();
    await expect(page).toHaveURL(/\/slots\?provider=AURUM$/);
  },
);
