import { expect, test, type Page, type Route } from '@playwright/test';
import { createClient } from '@pavilion/client/client';
import { matchList } from '@pavilion/contracts/player/sports/match-list.contract';
import { gameList } from '@pavilion/contracts/player/games/game-list.contract';
import { axeFaults } from '../gallery/checks/axe-faults.ts';
import { signUpPlayer } from './support/new-player.ts';
import { expectSignedIn, follow, signIn, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';

const origin = siteOrigin('casino1');
const lobbies = [
  '/slots',
  '/casino',
  '/fishing',
  '/poker',
  '/lottery',
  '/crash',
  '/bingo',
  '/sabong',
  '/horse-racing',
  '/arcade',
  '/hash-game',
  '/hot',
];

const games = (page: Page) => page.getByRole('region', { name: 'Games', exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search: Slots' });
const lists = (page: Page) => page.getByRole('group', { name: 'Game lists' });
const heart = (page: Page, game: string) =>
  games(page).getByRole('button', { name: `Favourite: ${game}` });

/** The number the heading says. */
async function total(page: Page): Promise<number> {
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(/[\d,]+ games?/);
  return Number.parseInt((await status.textContent())?.replaceAll(',', '') ?? '', 10);
}

/**
 * Names of the games as they stand on the page; a tile's own text runs into its marks and its
 * provider.
 */
async function namesInOrder(page: Page): Promise<string[]> {
  const hearts = await games(page)
    .getByRole('button', { name: /^Favourite: / })
    .all();
  const labels = await Promise.all(hearts.map((button) => button.getAttribute('aria-label')));
  return labels.map((label) => label?.replace('Favourite: ', '') ?? '');
}

/** The games that fit the choice are there, no longer those of the choice before. */
const settled = (page: Page) => expect(games(page)).not.toHaveAttribute('aria-busy', 'true');

/**
 * The last team to play of those whose name has a long word, and that word without a letter. The
 * demo's matches change with the day.
 */
async function teamThatPlays(): Promise<{ team: string; misspelt: string }> {
  const { port, hostname } = new URL(origin);
  const ask = createClient({ baseUrl: `http://127.0.0.1:${port}`, fetch });
  const { value } = await ask(matchList, { domain_name: hostname });
  const names = value
    .filter(({ state }) => state === 'upcoming')
    .toSorted((a, b) => b.start_time.localeCompare(a.start_time))
    .map(({ home_team_name: team }) => ({ team, word: /[A-Za-z]{7,}/.exec(team)?.[0] }));
  const { team, word } = names.find((name) => name.word !== undefined) ?? {};
  if (team === undefined || word === undefined) throw new Error('no team has a long name');
  return { team, misspelt: (word.slice(0, 3) + word.slice(4)).toLowerCase() };
}

test('every lobby opens with the games it counts', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(180_000);
  await visit(page, `${origin}/`);
  for (const path of lobbies) {
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(games(page).getByRole('article').first()).toBeVisible();
    expect(await total(page)).toBeGreaterThan(0);
  }
});

test('a misspelt name is found; provider, list and order stand in the address and go back', async ({
  page,
}) => {
  await visit(page, `${origin}/slots`);
  const all = await total(page);
  await search(page).fill('vualt');
  await expect(page).toHaveURL(/\/slots\?q=vualt$/);
  await expect(games(page).getByRole('link', { name: /Vault of Midas/ })).toBeVisible();
  await expect.poll(() => total(page)).toBeLessThan(all);

  await page.getByRole('button', { name: /^Aurum Works/ }).click();
  await expect(page).toHaveURL(/provider=AURUM/);
  await page.goBack();
  await expect(page).toHaveURL(/\/slots\?q=vualt$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/slots$/);
  await expect(search(page)).toHaveValue('');
  await expect.poll(() => total(page)).toBe(all);

  await lists(page).getByRole('button', { name: /^New/ }).click();
  await expect(page).toHaveURL(/\?list=new$/);
  const sorted = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/product/game_list') &&
      answer.request().postData()?.includes('"name"') === true,
  );
  await page.getByLabel('Sort by').selectOption('Name (A–Z)');
  await expect(page).toHaveURL(/\?list=new&sort=name$/);
  await sorted;
  await settled(page);
  const names = await namesInOrder(page);
  expect(names.length).toBeGreaterThan(1);
  expect(names).toHaveLength(await total(page));
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  await page.reload();
  await expect(lists(page).getByRole('button', { name: /^New/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(() => namesInOrder(page)).toEqual(names);
});

test(
  'a search without games says so, leads to where it finds some, and is taken back in one step',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, `${origin}/slots?q=roulete`);
    await expect(page.getByText('No results for “roulete”')).toBeVisible();
    const elsewhere = page.getByRole('region', { name: 'Found in other categories' });
    await expect(elsewhere.getByRole('link', { name: /Live Casino/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Popular right now' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
    await expect(page).toHaveURL(/\/slots$/);
    await expect(games(page).getByRole('article').first()).toBeVisible();

    await visit(page, `${origin}/slots?q=roulete`);
    await elsewhere.getByRole('link', { name: /Live Casino/ }).click();
    await expect(page).toHaveURL(/\/casino\?q=roulete$/);
    await expect(
      games(page)
        .getByRole('link', { name: /Roulette/ })
        .first(),
    ).toBeVisible();
  },
);

test('a game that was opened is among the recent ones; going back keeps the place', async ({
  page,
}) => {
  await visit(page, `${origin}/slots?sort=name`);
  const card = games(page).getByRole('link', { name: /Frostfang Saga/ });
  // Less than the window at a time, and at rest before the next: only rows near it are drawn, and
  // the list goes on gliding.
  await expect(async () => {
    if (!(await card.isVisible())) await page.mouse.wheel(0, 600);
    await card.scrollIntoViewIfNeeded({ timeout: 1000 });
  }).toPass();
  // A tile below something that floats is scrolled once more by the click itself.
  await card.click({ trial: true });
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(400);
  await card.click();
  await expect(page).toHaveURL(/\/playnow\?provider=EVOPLAY&game=frostfang-saga$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frostfang Saga');

  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);

  await visit(page, `${origin}/slots?list=recent`);
  await expect(card).toBeVisible();
  await expect.poll(() => total(page)).toBe(1);
});

/**
 * The seed has one page of slots and a little: here its games come again and again, as far as
 * 5,000, and every page after the first comes late.
 */
async function openLongLobby(page: Page): Promise<void> {
  const { port, hostname } = new URL(origin);
  const ask = createClient({ baseUrl: `http://127.0.0.1:${port}`, fetch });
  const seeded = await ask(gameList, { domain_name: hostname, limit: 60, with_facets: true });
  await page.route('**/api/product/game_list', async (route) => {
    const { cursor, limit } = route.request().postDataJSON() as { cursor?: string; limit: number };
    const from = Number(cursor ?? 0);
    const value = Array.from({ length: limit }, (_, index) => {
      const number = from + index;
      const game = seeded.value[number % seeded.value.length];
      return { ...game, game_code: `game-${number}`, game_name: `${game?.game_name} ${number}` };
    });
    if (from > 0) await new Promise((done) => setTimeout(done, 400));
    // The last game comes again with the next page, as it does when another one joined the list
    // before it.
    const json = { ...seeded, value, total: 5000, next_cursor: String(from + limit - 1) };
    return route.fulfill({ json });
  });
  // A page the server draws brings its first games along; one that is gone to asks for them.
  await visit(page, `${origin}/faqs`);
  await follow(page, '/slots');
  await expect(games(page).getByRole('article').first()).toBeVisible();
  expect(await total(page)).toBe(5000);
}

/** As fast as a finger flings a page, for a way of several pages of games. */
async function fling(page: Page, distancePx: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -distancePx,
    speed: 2400,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}

/** Address of a game that stands in the middle of the window; null while there is none. */
const gameInTheMiddle = (page: Page): Promise<string | null> =>
  games(page)
    .getByRole('article')
    .evaluateAll((cards) => {
      const middle = cards.find((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top < innerHeight / 2 + 20 && bottom > innerHeight / 2 - 20;
      });
      return middle?.querySelector('a')?.getAttribute('href') ?? null;
    });

test('a fast finger is never ahead of the games: they come late and stand before it all the same', async ({
  page,
}) => {
  await openLongLobby(page);
  await fling(page, 12_000);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(10_000);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await expect.poll(() => gameInTheMiddle(page)).not.toBeNull();
});

test('whoever goes to the footer of a long lobby stays there, and asks for more games if they want', async ({
  page,
}) => {
  await openLongLobby(page);
  const footer = page.getByRole('contentinfo');
  await page.keyboard.press('End');
  const more = games(page).getByRole('button', { name: 'Show more' });
  await expect(more).toBeAttached();
  await expect(footer).toBeInViewport();

  // However many pages have come by now.
  const path = await games(page).locator('article a').last().getAttribute('href');
  const number = Number(path?.split('game-').at(-1));
  const link = (game: number) => games(page).locator(`a[href$="game=game-${game}"]`);
  await more.press('Enter');
  await expect(more).not.toBeAttached();
  await expect(link(number)).toBeFocused();
  await expect(link(number + 1)).toBeInViewport();
  await expect(footer).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link(number)).not.toBeFocused();
  await expect(games(page).locator('article:focus-within')).toBeInViewport();
});

test('whoever is among the stand-ins when a page does not come stays there and can ask again', async ({
  page,
}) => {
  await openLongLobby(page);
  const fail = (route: Route) => route.abort();
  await page.route('**/api/product/game_list', fail);
  await fling(page, 4000);
  const failed = games(page).getByRole('alert');
  await expect(failed).toBeInViewport();
  const before = await page.evaluate(() => scrollY);
  await page.unroute('**/api/product/game_list', fail);
  await failed.getByRole('button').click();
  await expect(failed).not.toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();

  const game = games(page).locator('article:focus-within');
  await expect(game).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(game).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe('a phone that is turned', () => {
  const upright = { width: 390, height: 844 };
  test.use({ viewport: upright, isMobile: true, hasTouch: true });

  test(
    'keeps the game that was in the middle of the window there, and back again',
    { tag: '@once' },
    async ({ page }) => {
      await openLongLobby(page);
      await fling(page, 6000);
      await expect.poll(() => gameInTheMiddle(page)).not.toBeNull();
      const path = await gameInTheMiddle(page);
      const game = games(page).locator(`a[href="${path}"]`);
      for (const viewport of [{ width: upright.height, height: upright.width }, upright]) {
        const before = await page.evaluate(() => scrollY);
        await page.setViewportSize(viewport);
        // As far down the page as before, other games stand.
        await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
        await expect(game).toBeInViewport();
      }
    },
  );
});

test(
  'a guest opens a live table of a studio with play money',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, `${origin}/playnow?provider=FERROUS&game=speed-baccarat-f1`);
    const title = 'iframe[title="Speed Baccarat F1"]';
    const table = page.frameLocator(title).frameLocator(title);
    await expect(table.getByRole('button', { name: /^Banker, pays/ })).toBeVisible();
  },
);

test('a guest is asked to sign in for favourites and comes back; they are there on the next device', async ({
  page,
  browser,
}) => {
  const player = await signUpPlayer(page, origin);
  await visit(page, `${origin}/slots?list=favourites`);
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'All games' }).click();
  await search(page).fill('midas');
  await heart(page, 'Vault of Midas').click();
  await expect(heart(page, 'Vault of Midas')).toHaveAttribute('aria-pressed', 'true');

  const device = await browser.newContext();
  const other = await device.newPage();
  await visit(other, `${origin}/slots?q=bandito`);
  await heart(other, 'Bullion Bandito').click();
  await expect(other).toHaveURL(`${origin}/login`);
  await signIn(other.getByRole('main'), player);
  await expectSignedIn(other);
  await expect(other).toHaveURL(/\/slots\?q=bandito$/);
  await visit(other, `${origin}/slots?list=favourites`);
  await expect(heart(other, 'Vault of Midas')).toHaveAttribute('aria-pressed', 'true');
  await heart(other, 'Vault of Midas').click();
  await expect(other.getByText('No favourites yet')).toBeVisible();
  await device.close();
});

test.describe('the search of the header, on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test(
    'finds games and matches by keyboard and remembers what was searched for',
    { tag: '@once' },
    async ({ page }) => {
      await visit(page, origin);
      const box = page.getByRole('combobox', { name: 'Search games and matches' });
      await box.fill('mdas');
      const options = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
      await expect(options.filter({ hasText: 'Vault of Midas' })).toBeVisible();
      await box.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      expect(await axeFaults(page, { what: 'advice', part: '[role=search]' })).toEqual([]);
      await box.press('Enter');
      await expect(page).toHaveURL(/\/playnow\?/);

      const { team, misspelt } = await teamThatPlays();
      await box.fill(misspelt);
      await expect(options.filter({ hasText: team }).first()).toBeVisible();
      await box.press('ArrowUp');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/sports\?event=/);

      await box.focus();
      await box.press('ArrowDown');
      await expect(options).toHaveText([misspelt, 'mdas']);
      await box.press('Escape');
      await expect(options).toHaveCount(0);
    },
  );
});

test('no lobby, full, narrowed or without games, has a violation', async ({ page }) => {
  const found: Record<string, string[]> = {};
  await visit(page, `${origin}/faqs`);
  for (const path of [
    '/slots',
    '/hot',
    '/slots?q=zzzz',
    '/playnow?provider=FERROUS&game=speed-baccarat-f1',
    '/slots?list=favourites',
  ]) {
    await follow(page, path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const faults = await axeFaults(page, { what: 'advice', part: '#main' });
    if (faults.length > 0) found[path] = faults;
  }
  expect(found).toEqual({});
});
