import { expect, test, type Page } from '@playwright/test';
import { siteOrigin } from './support/sites.ts';

const pixelAgent =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Names of what floats in the lower part of the window and lies on another part of it. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const parts = [
      ...document.querySelectorAll(
        '[data-region="mobile-bar"], body > div > div > section, [data-floats]',
      ),
    ].filter(shown);
    const lie = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const name = (element: Element) => element.getAttribute('aria-label') ?? element.tagName;
    return parts.flatMap((part, index) =>
      parts
        .slice(index + 1)
        .filter((other) => lie(part.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${name(part)} × ${name(other)}`),
    );
  });

/**
 * Px by which the last words of the page stand above what lies at the window's edge, at the page's
 * end.
 */
const clearance = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const words = [...document.querySelectorAll('[data-region="footer"] p')];
    const bars = [
      ...document.querySelectorAll('[data-region="mobile-bar"], body > div > div > section'),
    ].filter((bar) => bar.checkVisibility({ visibilityProperty: true }));
    const ends = words.map((word) => word.getBoundingClientRect().bottom);
    const tops = bars.map((bar) => bar.getBoundingClientRect().top);
    return Math.min(innerHeight, ...tops) - Math.max(...ends);
  });

// A flat bar, and an island with a raised centre.
for (const site of ['casino3', 'slot1']) {
  test(
    `on a phone the bars of ${site} lie on nothing, and the page ends above them`,
    { tag: '@once' },
    async ({ browser }) => {
      const context = await browser.newContext({
        userAgent: pixelAgent,
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(`${siteOrigin(site)}/en/faqs`);
        await expect(page.getByRole('region', { name: 'Get the app' })).toBeVisible();
        await expect.poll(() => overlaps(page)).toEqual([]);
        await expect.poll(() => clearance(page)).toBeGreaterThanOrEqual(0);
      }
      await context.close();
    },
  );
}
