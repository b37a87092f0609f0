import { expect, test } from '@playwright/test';
import { visit } from './support/player.ts';

test('a language of the site opens by its prefix, is remembered, and every page names its alternates', async ({
  page,
  context,
  baseURL,
}) => {
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
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('the switcher changes the language in place and back', async ({ page, baseURL }) => {
    const origin = baseURL ?? '';
    await visit(page, `${origin}/faqs`);
    const heading = page.getByRole('heading', { level: 1 });
    const english = await heading.textContent();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('button', { name: '简体中文' }).click();
    await expect(page).toHaveURL(`${origin}/zh-hans/faqs`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(heading).not.toHaveText(english ?? '');
    await page.goBack();
    await expect(page).toHaveURL(`${origin}/faqs`);
    await expect(heading).toHaveText(english ?? '');
  });
});
