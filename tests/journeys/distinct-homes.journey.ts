import { expect, test } from '@playwright/test';
import { templateNames, themeByTemplate } from '@pavilion/domain/themes';
import { judgeLikeness } from '../gallery/checks/screen-likeness.ts';
import { putOffAnnouncements } from '../gallery/checks/visitor.ts';
import { walkDown } from '../gallery/checks/whole-page.ts';
import { siteOrigin } from './support/sites.ts';

test.use({ trace: 'off' });

test('the home pages of any two templates are told apart at a glance', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pictures = new Map<string, Buffer>();
  for (const template of templateNames) {
    const origin = siteOrigin(themeByTemplate(template));
    await putOffAnnouncements(page, origin);
    await page.goto(`${origin}/`);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    // A home page without its pictures looks like the next.
    expect(await walkDown(page)).toEqual([]);
    pictures.set(template, await page.screenshot());
  }
  const { faults } = await judgeLikeness('home', pictures);
  expect(faults).toEqual([]);
});
