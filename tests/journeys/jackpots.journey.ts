import { createHash } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { createClient } from '@pavilion/client/client';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { jackpotList } from '@pavilion/contracts/player/rewards/jackpot-list.contract';
import { axeFaults } from '../gallery/checks/axe-faults.ts';
import { visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

/** An amount in the money of the site: `₫1,234,567`, `₱1,234.00`. */
const amount = /^\D{1,4}\d[\d,]*(\.\d+)?$/;
const refreshMs = 15_000;

type Pots = CallResponse<typeof jackpotList>;

const part = (page: Page) => page.getByRole('region', { name: 'Jackpots', exact: true });
const openRules = (page: Page, pot: string) =>
  part(page).getByRole('button', { name: `How it works: ${pot}` });

/** How far (px) the part lies from where the page stops for an address that names it. */
const distance = (page: Page): Promise<number> =>
  part(page).evaluate((element) => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    return Math.round(element.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop));
  });

/** What the page complains of: markup that it could not take over as it stands, among others. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

/**
 * Lets a site's page have the server's answer about the pots changed. The test reaches the server
 * by its number alone.
 */
async function changePots(page: Page, site: string, change: (pots: Pots) => void): Promise<void> {
  const { port, hostname } = new URL(siteOrigin(site));
  const ask = createClient({ baseUrl: `http://127.0.0.1:${port}`, fetch });
  await page.route(`**${jackpotList.path}`, async (route) => {
    const pots = await ask(jackpotList, { domain_name: hostname });
    change(pots);
    await route.fulfill({ json: { statusCode: 1, message: 'OK', ...pots } });
  });
}

test(
  'pots of a hero stand in the served page and lead to the part that tells of them',
  { tag: '@once' },
  async ({ browser, page }) => {
    const address = `${siteOrigin('slot4')}/`;
    const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
    const served = await plain.newPage();
    await served.goto(address, { waitUntil: 'domcontentloaded' });
    const pots = served.getByRole('list', { name: 'Jackpots' }).getByRole('link');
    await expect(pots).toHaveCount(3);
    await expect(pots.first().getByText(amount).first()).toBeAttached();
    await plain.close();

    const problems = problemsOf(page);
    await visit(page, address);
    const weekly = page
      .getByRole('list', { name: 'Jackpots' })
      .getByRole('link', { name: /Weekly jackpot/ });
    await weekly.focus();
    await page.keyboard.press('Enter');
    await expect(part(page)).toBeFocused();
    await expect(part(page).getByRole('heading', { name: 'Jackpots' })).toBeInViewport();
    await expect(part(page).getByRole('heading', { name: 'Weekly jackpot' })).toBeInViewport();
    expect(problems).toEqual([]);
  },
);

test(
  'a pot tells its rules and what its draw can be checked by',
  { tag: '@once' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, `${siteOrigin('casino1')}/#jackpots`);
    const opener = openRules(page, 'Hourly jackpot');
    await expect(opener).toBeVisible();
    // What stands above takes its height as it is drawn; the view stays with what the address
    // names.
    await expect.poll(() => distance(page)).toBe(0);
    expect(await axeFaults(page, { what: 'advice', part: '#jackpots' })).toEqual([]);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'How it works: Hourly jackpot' });
    await expect(dialog.getByText(/^0\.5% of every stake goes into the pot/)).toBeVisible();
    expect(await axeFaults(page, { what: 'advice', part: 'dialog[open]' })).toEqual([]);
    const hash = (await dialog.locator('code').first().textContent()) ?? '';
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    await dialog.getByRole('button', { name: 'Copy: Hash of the seed of this round' }).click();
    await expect(dialog.getByText('Copied')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hash);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'the browser checks the seed of the last draw against the hash shown before it',
  { tag: '@once' },
  async ({ page }) => {
    const seed = 'ab'.repeat(32);
    const seed_hash = createHash('sha256').update(seed).digest('hex');
    const draw = { account_id: 'mar***12', amount: '7210', drawn_at: '2026-11-21T09:00:00.000Z' };
    await changePots(page, 'casino1', ({ value }) => {
      for (const [index, pot] of value.entries())
        pot.last = { ...draw, seed_hash, seed: index === 0 ? seed : `${seed.slice(1)}c` };
    });
    await visit(page, `${siteOrigin('casino1')}/#jackpots`);
    await expect(part(page).getByText(/mar\*\*\*12 won \D*7,210/)).toHaveCount(3);
    for (const [index, verdict] of [
      [0, 'The seed gives exactly this hash.'],
      [1, 'The seed does not give this hash.'],
    ] as const) {
      await part(page)
        .getByRole('button', { name: /^How it works/ })
        .nth(index)
        .click();
      const dialog = page.getByRole('dialog', { name: /^How it works/ });
      await dialog.getByRole('button', { name: 'Check in this browser' }).click();
      await expect(dialog.getByText(verdict)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  },
);

test(
  'a pot that has grown is told without loading the page again',
  { tag: '@once' },
  async ({ page }) => {
    let asked = 0;
    await changePots(page, 'casino1', ({ value }) => {
      asked += 1;
      const [first] = value;
      if (first) first.amount = asked > 1 ? '987654321' : '1000';
    });
    await page.clock.install();
    await visit(page, `${siteOrigin('casino1')}/#jackpots`);
    await expect(part(page).getByText(/^\D*1,000(\.00)?$/)).toBeVisible();
    await page.clock.fastForward(refreshMs);
    await expect(part(page).getByText(/^\D*987,654,321(\.00)?$/)).toBeVisible();
  },
);

test(
  'a board of races tells prize, end and places, and leads to the races',
  { tag: '@once' },
  async ({ page }) => {
    const problems = problemsOf(page);
    await visit(page, `${siteOrigin('casino5')}/en`);
    // Which race leads is the day's: the one that ends next, of two the one everybody is in.
    const join = page.getByRole('link', { name: 'Take part' });
    const board = page.getByRole('article').filter({ has: join });
    await expect(board.getByRole('definition').first()).toHaveText(amount);
    await expect(board.getByRole('definition').nth(1)).toHaveText(
      /^(Today|Tomorrow|in 1 hour|in \d+ min)/,
    );
    await expect(board.getByRole('listitem')).not.toHaveCount(0);
    expect(problems).toEqual([]);
    await board.getByRole('link', { name: 'Take part' }).click();
    await expect(page).toHaveURL(/\/leaderboard$/);
  },
);
