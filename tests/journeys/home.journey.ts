import { expect, test, type Page } from '@playwright/test';
import { placeOf } from '../gallery/checks/place-of.ts';
import { expectSignedIn, signIn, untilStepIsTakenBack, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

const pixelAgent =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const announcements = (page: Page) => page.locator('#announcements');
const floating = (page: Page) => page.getByRole('complementary', { name: 'Quick access' });

/** On phones what floats is folded into one handle. */
async function unfold(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await floating(page).getByRole('button', { name: 'Open quick access' }).click();
}

/** Opens or reloads the home page and waits until all that comes by itself has come. */
async function settle(page: Page, open: () => Promise<unknown>): Promise<void> {
  await untilStepIsTakenBack(page);
  await Promise.all([page.waitForResponse('**/api/settings/siteinfodetail'), open()]);
  await expect(floating(page).getByRole('button').first()).toBeAttached();
  await page.evaluate(() => new Promise((done) => void requestIdleCallback(done)));
}

test(
  'announcements put off for today stay away until the visitor’s next day',
  { tag: '@once' },
  async ({ page }) => {
    const [today, tomorrow] = [new Date('2026-11-21T22:00:00'), new Date('2026-11-22T00:05:00')];
    await page.clock.setFixedTime(today);
    await settle(page, () => page.goto(`${siteOrigin('casino1')}/`));
    await expect(announcements(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(announcements(page)).toBeHidden();

    // Once per visit is enough.
    await settle(page, () => page.reload());
    await page.waitForTimeout(6000);
    await expect(announcements(page)).toBeHidden();
    const nextVisit = () => page.evaluate(() => sessionStorage.clear());
    await nextVisit();
    await settle(page, () => page.reload());
    await expect(announcements(page)).toBeVisible();
    // What came by itself takes no touch at once: it may have been meant for the page beneath.
    await page.waitForTimeout(600);
    await announcements(page).getByLabel("Don't show again today").check();
    await announcements(page).getByRole('button', { name: 'OK' }).click();
    await expect(announcements(page)).toBeHidden();

    await nextVisit();
    await settle(page, () => page.reload());
    // Longer than they leave the visitor a first look.
    await page.waitForTimeout(6000);
    await expect(announcements(page)).toBeHidden();

    await page.clock.setFixedTime(tomorrow);
    await settle(page, () => page.reload());
    await expect(announcements(page)).toBeVisible();
  },
);

test('the gift that floats asks guests to sign in, and opens the games with tokens in a tab of their own', async ({
  page,
  isMobile,
}) => {
  await visit(page, `${siteOrigin('casino1')}/en/faqs`);
  await unfold(page, isMobile);
  const gift = page.getByRole('button', { name: 'Rewards', exact: true });
  await gift.click();
  await expect.poll(() => placeOf(page.url())).toBe('/login');
  await signIn(page);
  await expectSignedIn(page);
  // Back where the gift was pressed.
  await expect.poll(() => placeOf(page.url())).toBe('/faqs');
  await unfold(page, isMobile);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), gift.click()]);
  await expect(tab.getByRole('heading', { level: 1 })).toBeAttached();
  expect(placeOf(tab.url())).toBe('/minigame');
});

test('the partners tab opens the partners and collapses', async ({ page, isMobile }) => {
  await visit(page, `${siteOrigin('casino3')}/en/faqs`);
  const tab = floating(page).getByRole('button', { name: 'Partners', exact: true });
  if (isMobile) await unfold(page, isMobile);
  else {
    // At rest its sign looks out of the window's edge, whole, and the first touch on it opens the
    // list.
    const { x = 0 } = (await tab.boundingBox()) ?? {};
    expect(page.viewportSize()?.width ?? 0).toBeGreaterThanOrEqual(x + 44);
  }
  // A hand takes its time: the tab has come out under it before it lets go.
  await tab.click({ position: { x: 22, y: 22 }, delay: 400 });
  const modal = page.getByRole('dialog', { name: 'Partners' });
  await expect(modal.getByRole('link')).toHaveCount(6);
  await expect(modal.getByRole('link', { name: 'Harbour Bank' })).toHaveAttribute(
    'href',
    'https://harbour-bank.example',
  );
  await page.keyboard.press('Escape');
  await unfold(page, isMobile);
  await page.getByRole('button', { name: 'Fold the partners tab' }).click();
  await expect(tab).toBeHidden();
  await settle(page, () => page.reload());
  await unfold(page, isMobile);
  await expect(page.getByRole('button', { name: 'Show the partners tab' })).toBeVisible();
  await expect(tab).toBeHidden();
});

test('the home page tells offers, winners and providers', async ({ page }) => {
  await settle(page, () => page.goto(`${siteOrigin('casino1')}/`));
  await expect(announcements(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(announcements(page)).toBeHidden();
  const winners = page.getByRole('region', { name: 'Top winners' });
  // The parts below the games come when the visitor comes near them.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(winners).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Game Providers' })).toBeVisible();
  await page.getByRole('button', { name: /Three jackpots, three clocks/ }).click();
  await expect(announcements(page).getByRole('article')).toHaveCount(1);
});

test('the assistant answers from the help pages and hands over to people', async ({
  page,
  isMobile,
}) => {
  await visit(page, `${siteOrigin('casino1')}/vip`);
  await unfold(page, isMobile);
  await page.getByRole('button', { name: 'Assistant' }).click();
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  await panel.getByLabel('Your question').fill('i want to deposit');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Sign in, open Deposit')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Live Chat' })).toBeVisible();
  await panel.getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(`${siteOrigin('casino1')}/faqs`);
  await expect(panel).toBeHidden();
});

test('phones are offered the app, until they dismiss it', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext({ userAgent: pixelAgent, locale: 'en-US' });
  const page = await context.newPage();
  await visit(page, `${siteOrigin('casino1')}/faqs`);
  const bar = page.getByRole('region', { name: 'Get the app' });
  await bar.getByRole('button', { name: 'Install' }).click();
  await expect(page.getByRole('dialog', { name: 'Get the app' })).toContainText(
    'Add to Home screen',
  );
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Hide the app offer' }).click();
  await settle(page, () => page.reload());
  await expect(bar).toBeHidden();
  await context.close();
});

test('a home of leagues leads to Sports and back', { tag: '@once' }, async ({ page }) => {
  const prices = page
    .locator('main button[aria-pressed]')
    .filter({ hasText: /\d\.\d\d/, visible: true });
  for (const site of ['sportsbook2', 'sportsbook3', 'sportsbook4']) {
    // A server that has only just begun has no prices yet.
    await expect(async () => {
      await visit(page, `${siteOrigin(site)}/en`);
      await expect(prices.first()).toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.getByRole('link', { name: 'Sports', exact: true }).first().click();
    await expect(page).toHaveURL(/\/sports$/);
    await expect(prices.first()).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/sports$/);
    await expect(prices.first()).toBeVisible();
  }
});

test(
  'what floats covers neither the mobile bar nor each other from 320 px on',
  { tag: '@once' },
  async ({ browser }) => {
    const context = await browser.newContext({
      userAgent: pixelAgent,
      locale: 'en-US',
      viewport: { width: 320, height: 568 },
    });
    const page = await context.newPage();
    for (const site of ['casino1', 'slot1', 'sportsbook2', 'slot8']) {
      await visit(page, `${siteOrigin(site)}/en`);
      // Prices have nothing laid over them.
      const offers = site.startsWith('sportsbook') ? [] : ['offer'];
      // Something of each kind: where nothing floats, nothing lies over another.
      const wanted = { kinds: ['bar', 'button', ...offers], faults: [] };
      await expect.poll(() => floatingLay(page), site).toEqual(wanted);
    }
    await context.close();
  },
);

/**
 * Which kinds of things float; pairs of them that lie over each other, and what reaches out of the
 * window.
 */
function floatingLay(page: Page): Promise<{ kinds: string[]; faults: string[] }> {
  return page.evaluate(() => {
    const placesOfKind = {
      bar: '[data-region="mobile-bar"]',
      button: 'aside[data-open] > button',
      offer: 'section[data-aside]',
    };
    const parts = Object.entries(placesOfKind).flatMap(([kind, place]) =>
      [...document.querySelectorAll(place)].map((element) => ({
        kind,
        name: element.className,
        box: element.getBoundingClientRect(),
      })),
    );
    const kinds = [
      ...new Set(parts.filter(({ box }) => box.width * box.height > 0).map(({ kind }) => kind)),
    ];
    const isOut = ({ top, bottom, left, right }: DOMRect): boolean =>
      top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1;
    const hits = parts.flatMap((a, index) =>
      parts
        .slice(index + 1)
        .filter(
          ({ box }) =>
            a.box.left < box.right &&
            box.left < a.box.right &&
            a.box.top < box.bottom &&
            box.top < a.box.bottom,
        )
        .map((b) => `${a.name} × ${b.name}`),
    );
    const out = parts.filter(({ box }) => isOut(box)).map(({ name }) => `${name} is out`);
    return { kinds, faults: [...hits, ...out] };
  });
}

for (const [field, wrong, message] of [
  ['theme_code', 'casino99', 'Invalid theme code'],
  ['theme_color', 'cherry', 'Invalid theme color'],
] as const) {
  test(
    `a site whose ${field} is unknown shows “${message}” and nothing else`,
    { tag: '@once' },
    async ({ page }) => {
      // The flagship: its host is one that the test itself can reach.
      await page.route('**/about', async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        const broken = text.replace(new RegExp(`"${field}":"[a-z0-9]+"`), `"${field}":"${wrong}"`);
        await route.fulfill({ response: answer, body: broken });
      });
      await page.goto('/about');
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.locator('[data-region]')).toHaveCount(0);
      const stored = await page.evaluate(() => localStorage.getItem('layout'));
      expect(JSON.parse(stored ?? '{}')).toMatchObject({
        state: { site: null, template: null, message },
      });
    },
  );
}

test(
  'slides turn by themselves only once the next one’s picture is there',
  { tag: '@once' },
  async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    await page.route(/\/media\/slides\/.*-2-(desktop|mobile)\./, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${siteOrigin('slot1')}/`, { waitUntil: 'commit' });
    const slides = page.getByRole('main').getByRole('group', { name: 'Highlights' }).first();
    const shown = slides.locator('li[data-current="true"]');
    const first = await shown.innerText();
    await page.waitForTimeout(9000); // Longer than a slide stays.
    expect(await shown.innerText()).toBe(first);
    release();
    await expect(shown).not.toHaveText(first);
  },
);
