import { expect, test } from '@playwright/test';
import { visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

test(
  'a language of the site opens by its prefix, is remembered, and every page names its alternates',
  { tag: '@once' },
  async ({ page, context, baseURL }) => {
    const origin = baseURL ?? '';
    await visit(page, `${origin}/faqs`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    const alternates = page.locator('link[rel="alternate"][hreflang]');
    const languages = await alternates.evaluateAll((links) =>
      links.map((link) => link.getAttribute('hreflang')),
    );
    expect(languages).toContain('x-default');
    expect(languages).toContain('en-US');
    const other =
      languages.find((language) => language !== 'en-US' && language !== 'x-default') ?? '';
    expect(other).not.toBe('');
    const prefix = other.toLowerCase();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/faqs`);

    await visit(page, `${origin}/${prefix}/faqs`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${origin}/${prefix}/faqs`,
    );
    const cookies = await context.cookies(origin);
    expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe(other);

    await page.goto(`${origin}/`);
    await expect(page).toHaveURL(`${origin}/${prefix}`);
  },
);

test(
  'title and description are in the language of the page',
  { tag: '@once' },
  async ({ page }) => {
    const origin = siteOrigin('slot2');
    const description = page.locator('meta[name="description"]');
    await visit(page, `${origin}/en/about`);
    await expect(page).toHaveTitle('About Us | Lantern Temple');
    await expect(description).toHaveAttribute('content', /^About Us at Lantern Temple/);
    await visit(page, `${origin}/zh-hans/about`);
    await expect(page).toHaveTitle('关于我们 | Lantern Temple');
    await expect(description).toHaveAttribute('content', /^Lantern Temple关于我们/);
  },
);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test(
    'the switcher changes the language in place and back',
    { tag: '@once' },
    async ({ page, baseURL }) => {
      const origin = baseURL ?? '';
      await visit(page, `${origin}/sports`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const english = await heading.textContent();
      await page.getByRole('button', { name: /^Language/ }).click();
      await page.getByRole('button', { name: '简体中文' }).click();
      await expect(page).toHaveURL(`${origin}/zh-hans/sports`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
      await expect(heading).not.toHaveText(english ?? '');
      await page.goBack();
      await expect(page).toHaveURL(`${origin}/sports`);
      await expect(heading).toHaveText(english ?? '');
    },
  );
});
