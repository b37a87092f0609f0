import { expect, test } from '@playwright/test';
import { benchBundle } from '../../bench/parts/bundle.bench.ts';
import { untilTakenOver, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';
import { unusedPreloads } from './support/unused-preloads.ts';

/** English pages of sites with different compositions. */
const pages = [
  ['casino1', '/'],
  ['slot2', '/en'],
  ['sportsbook1', '/'],
  ['casino6', '/'],
  ['casino1', '/slots'],
  ['sportsbook1', '/sports'],
  ['casino1', '/about'],
] as const;

test('the first view is light in every template', { tag: '@once' }, () => {
  const tooHeavy = benchBundle().filter(({ isMet }) => isMet === false);
  expect(tooHeavy.map(({ name, value, aim }) => `${name}: ${value} kB, ${aim}`)).toEqual([]);
});

// Without scripts browsers load every picture at once; the page stands before them.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [site, path] of pages) {
    test(`${site}${path} stands in the served page`, { tag: '@once' }, async ({ page }) => {
      await page.goto(siteOrigin(site) + path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      expect(await page.getByRole('link').count()).toBeGreaterThan(8);
    });
  }

  test('the home page shows its games', { tag: '@once' }, async ({ page }) => {
    await page.goto(siteOrigin('casino1'), { waitUntil: 'domcontentloaded' });
    const games = page.locator('main a[href^="/playnow"], main a[href*="/playnow"]');
    expect(await games.count()).toBeGreaterThan(20);
  });
});

for (const [site, path] of pages) {
  test(`${site}${path} is taken over as it stands`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (!['warning', 'error'].includes(message.type())) return;
      if (!/preloaded using link preload/.test(message.text())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(siteOrigin(site) + path, { waitUntil: 'networkidle' });
    await untilTakenOver(page);
    expect(problems).toEqual([]);
    await expect.poll(() => page.evaluate(unusedPreloads)).toEqual([]);
  });
}

test.describe('a first visit in a window between phone and desktop', { tag: '@once' }, () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('is painted once, in the form that fits', async ({ page }) => {
    const home = `${siteOrigin('slot4')}/en`;
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url() === home) answers.push(response.status());
    });
    await page.addInitScript(countShifts);
    await page.goto(home);
    await untilTakenOver(page);
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'narrow');
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
    expect(answers).toHaveLength(2);
    await page.reload();
    await untilTakenOver(page);
    expect(answers).toHaveLength(3);
  });
});

/** Adds up in `window.shift` what moved on the page unasked. */
function countShifts(): void {
  Reflect.set(window, 'shift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) Reflect.set(window, 'shift', Reflect.get(window, 'shift') + value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('what is written and pressed before the app answers is not lost', async ({ page }) => {
  let isHeld = false;
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/(?!first-paint)[^/]+\.js$/, async (route) => {
    isHeld = true;
    await held;
    await route.continue();
  });
  const origin = siteOrigin('casino1');
  const search = page.getByRole('searchbox', { name: 'Search: Slots' });
  const list = page
    .getByRole('group', { name: 'Game lists' })
    .getByRole('button', { name: /^New/ });
  // With the page's own text comes the script that keeps what is pressed; before it there is
  // nothing to press.
  await page.goto(`${origin}/slots`, { waitUntil: 'domcontentloaded' });
  await search.fill('vualt');
  await search.press('Enter');
  await list.click();
  await expect(page).toHaveURL(`${origin}/slots`);
  await expect(page.locator('#root[data-ready]')).not.toBeAttached();
  expect(isHeld).toBe(true);
  release();
  await untilTakenOver(page);
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await expect(search).toHaveValue('vualt');
  await expect(page).toHaveURL(/q=vualt/);
});

test(
  'what is written into a search box that does not answer yet is searched for',
  { tag: '@once' },
  async ({ page }) => {
    let isHeld = false;
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/assets/game-search-*.js', async (route) => {
      isHeld = true;
      await held;
      await route.continue();
    });
    await visit(page, `${siteOrigin('casino1')}/`);
    await page.getByRole('combobox', { name: 'Search games and matches' }).fill('mdas');
    await expect.poll(() => isHeld).toBe(true);
    await expect(page.getByRole('option')).toHaveCount(0);
    release();
    await expect(page.getByRole('option').filter({ hasText: 'Vault of Midas' })).toBeVisible();
  },
);

// Times are drawn in another zone than the visitor's: they go over to it without making void what
// was pressed.
test.describe('far from the zone that the page was drawn in', { tag: '@once' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a price that is pressed before its code has come is chosen', async ({ page }) => {
    let isHeld = false;
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/assets/sports-parts-*.js', async (route) => {
      isHeld = true;
      await held;
      await route.continue();
    });
    await page.goto(siteOrigin('sportsbook1'));
    await untilTakenOver(page);
    await expect.poll(() => isHeld).toBe(true);
    const price = page
      .locator('main button[aria-pressed="false"]:enabled')
      .filter({ hasText: /\d\.\d\d/, visible: true });
    await price.first().click();
    await expect(page.locator('[data-waits] [data-pressed]')).toHaveCount(1);
    release();
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    const chosen = page.locator('main button[aria-pressed="true"]').filter({ hasText: /\d\.\d\d/ });
    await expect(chosen.first()).toBeVisible();
  });
});

test('a phone shows the page’s scrollbar once the page has arrived, a desktop always', async ({
  page,
  isMobile,
}) => {
  await visit(page, `${siteOrigin('casino1')}/`);
  const scrollbar = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollbarWidth);
  expect(await scrollbar()).toBe(isMobile ? 'none' : 'auto');
  await expect(page.locator('html[data-moves]')).toBeAttached({ timeout: 15_000 });
  expect(await scrollbar()).toBe('auto');
});
