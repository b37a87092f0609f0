import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { signIn, expectSignedIn, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

const openPaths = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/about',
  '/faqs',
  '/privacy-policy',
  '/term-condition',
  '/responsible-gaming',
  '/banking',
  '/preloader',
  '/sports',
  '/no-such-page',
];
const sites = ['casino1', 'slot2', 'sportsbook1'];

async function violations(page: Parameters<typeof visit>[0]): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const site of sites) {
  test(`the open pages of ${site} have no violation`, async ({ page }) => {
    test.setTimeout(180_000);
    const found: Record<string, string[]> = {};
    for (const path of openPaths) {
      await page.goto(siteOrigin(site) + path);
      await expect(page.locator('h1')).toBeAttached();
      await page.waitForLoadState('networkidle');
      const list = await violations(page);
      if (list.length > 0) found[path] = list;
    }
    expect(found).toEqual({});
  });
}

test('the pages of a player have no violation', async ({ page }) => {
  const origin = siteOrigin('casino1');
  await visit(page, `${origin}/login`);
  await signIn(page.getByRole('main'));
  await expectSignedIn(page);
  for (const path of ['/deposit', '/bet-history']) {
    await visit(page, origin + path);
    await expect(page.locator('h1')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  }
});
