import { logout } from '@pavilion/contracts/player/account/logout.contract';
import { expect, test, type Page, type BrowserContext } from '@playwright/test';
import { clientOf } from '../gallery/checks/visitor.ts';
import { signUpPlayer } from './support/new-player.ts';
import { demo, expectSignedIn, expectSignedOut, signIn, signOut, visit } from './support/player.ts';
import { siteOrigin } from './support/sites.ts';
import { openSlip } from './support/slip.ts';

interface StoredUser {
  token: string;
  user: { account_id: string };
  game: { balance: string; token: string };
}

const storedUser = (page: Page): Promise<StoredUser> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { state: StoredUser }).state,
  );

/** Makes a call for the player of the page without the page's own code: as another device would. */
async function callElsewhere(
  page: Page,
  path: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  const { token, user } = await storedUser(page);
  return page.evaluate(
    async ({ address, body }) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, unknown>;
    },
    { address: path, body: { account_id: user.account_id, auth: token, ...fields } },
  );
}

/** Takes the reward every new player has in the inbox. */
async function claimWelcome(page: Page): Promise<void> {
  const { value } = await callElsewhere(page, '/api/settings/get_inbox');
  const [item] = value as { inbox_id: string }[];
  const claimed = await callElsewhere(page, '/api/settings/claim_inbox', {
    inbox_id: item?.inbox_id ?? '',
  });
  expect(claimed['message']).toBe('OK');
}

/** A tab in which the demo player is signed in. */
async function signedInTab(context: BrowserContext, origin: string): Promise<Page> {
  const tab = await context.newPage();
  await visit(tab, `${origin}/login`);
  await signIn(tab.getByRole('main'));
  await expectSignedIn(tab);
  return tab;
}

test(
  'signing out in one tab signs the other tabs out and reloads them',
  { tag: '@once' },
  async ({ context }) => {
    const origin = siteOrigin('casino9');
    const first = await signedInTab(context, origin);
    const second = await context.newPage();
    await visit(second, `${origin}/faqs`);
    await expectSignedIn(second);
    const reloaded = second.waitForEvent('load');
    await first.bringToFront();
    await signOut(first);
    await reloaded;
    await expectSignedOut(second);
    await expect(second.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  },
);

// One site signs in on a page, the other in a modal.
for (const site of ['casino9', 'sportsbook1'])
  test(
    `signing in in one tab takes the other to the page it wanted: ${site}`,
    { tag: '@once' },
    async ({ context }) => {
      const origin = siteOrigin(site);
      const [waiting, other] = [await context.newPage(), await context.newPage()];
      await visit(waiting, `${origin}/deposit`);
      const password = waiting.getByLabel('Password', { exact: true });
      await expect(password).toBeVisible();
      await other.bringToFront();
      await visit(other, `${origin}/login`);
      const dialog = other.locator('#loginmodal');
      await signIn(site === 'sportsbook1' ? dialog : other.getByRole('main'));
      await expect(other).toHaveURL(`${origin}/`);
      await expect(waiting).toHaveURL(`${origin}/deposit`);
      await waiting.bringToFront();
      await expect(password).toHaveCount(0);
    },
  );

test(
  'a session that ended elsewhere shows the warning and leads to sign-in',
  { tag: '@once' },
  async ({ page }) => {
    const origin = siteOrigin('slot8');
    await visit(page, `${origin}/login`);
    await signIn(page.getByRole('main'));
    await expectSignedIn(page);
    await visit(page, `${origin}/deposit`);
    await callElsewhere(page, '/api/auth/logout');
    await expect(page.getByText('Session ended')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/login`);
    await expectSignedOut(page);
  },
);

// Home pages begin without the words of the warning; lobbies have parts that are taken over late.
for (const [site, path] of [
  ['casino9', '/slots'],
  ['slot2', '/en/sports'],
  ['sportsbook1', '/'],
] as const)
  test(
    `who comes back to ${path} of ${site} with an ended session is warned in words, and of nothing else`,
    { tag: '@once' },
    async ({ page }) => {
      const origin = siteOrigin(site);
      await signUpPlayer(page, origin);
      const { token: auth, user } = await storedUser(page);
      await clientOf(new URL(origin))(logout, {
        domain_name: new URL(origin).hostname,
        account_id: user.account_id,
        auth,
      });
      const strangers: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 400) strangers.push(new URL(response.url()).pathname);
      });
      await visit(page, origin + path);
      await expect(page.getByText('Session ended')).toBeVisible();
      await expect(page.getByText('Please sign in again.')).toBeVisible();
      await expectSignedOut(page);
      // Until every part of the page has asked.
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Something went wrong').filter({ visible: true })).toHaveCount(0);
      expect(strangers).toEqual([]);
    },
  );

test(
  'a session that ended elsewhere warns in every tab that is open',
  { tag: '@once' },
  async ({ context }) => {
    const origin = siteOrigin('casino9');
    const first = await signedInTab(context, origin);
    const second = await context.newPage();
    // It learns of the end from the first tab alone.
    await second.routeWebSocket(/\/ws$/, () => undefined);
    for (const page of [first, second]) await visit(page, `${origin}/deposit`);
    const reloaded = second.waitForEvent('load');
    await callElsewhere(first, '/api/auth/logout');
    await expect(first.getByText('Session ended')).toBeVisible();
    await reloaded;
    await expect(second.getByText('Session ended')).toBeVisible();
    for (const page of [first, second]) await expect(page).toHaveURL(`${origin}/login`);
  },
);

test('a session that ends while a bet is being made: the slip stays, and signing in leads back to it', async ({
  page,
}) => {
  // The end is learnt from the refused bet, not from the socket.
  await page.routeWebSocket(/\/ws$/, () => undefined);
  const origin = siteOrigin('sportsbook1');
  await visit(page, `${origin}/faqs#loginmodal`);
  await signIn(page.locator('#loginmodal'));
  await expectSignedIn(page);
  await visit(page, `${origin}/sports?state=tomorrow`);
  const price = page.locator('main button[aria-pressed]:enabled').filter({ hasText: /\d\.\d\d/ });
  // Tomorrow's matches are far from their kick-off, so their prices stand.
  await price.filter({ visible: true }).first().click();
  await openSlip(page);
  const stake = page.getByRole('textbox', { name: /^Stake for/ });
  await stake.fill('10');
  await page.getByRole('combobox', { name: 'When prices change' }).selectOption('any');
  await callElsewhere(page, '/api/auth/logout');
  await page.getByRole('button', { name: 'Place bet' }).click();
  await expect(page.getByText('Session ended')).toBeVisible();
  await expectSignedOut(page);
  await expect(page.locator('#loginmodal')).toBeVisible();
  // Neither the modal nor its backdrop covers the warning.
  await expect.poll(() => page.getByText('Session ended').evaluate(isOnTop)).toBe(true);
  await signIn(page.locator('#loginmodal'));
  await expectSignedIn(page);
  await expect(page).toHaveURL(`${origin}/sports?state=tomorrow`);
  await expect(stake).toHaveValue('10');
});

test(
  'what a player wins elsewhere is shown here, also when the line was cut meanwhile',
  { tag: '@once' },
  async ({ page }) => {
    let isCut = false;
    const greetings: string[] = [];
    const answers: string[] = [];
    const cutLine: (() => Promise<void>)[] = [];
    await page.routeWebSocket(/\/ws$/, (socket) => {
      if (isCut) return void socket.close();
      const server = socket.connectToServer();
      cutLine.push(() => socket.close());
      socket.onMessage((message) => {
        if (String(message).includes('"hello"')) greetings.push(String(message));
        server.send(message);
      });
      server.onMessage((message) => {
        answers.push(String(message));
        socket.send(message);
      });
    });
    await signUpPlayer(page, siteOrigin('casino1'));
    await visit(page, siteOrigin('casino1'));
    await expect.poll(() => greetings.at(-1) ?? '').toContain('"balance"');
    // Only a page that was greeted knows what it has seen.
    await expect.poll(() => answers.join('\n')).toContain('"welcome"');
    isCut = true;
    for (const cut of cutLine) await cut().catch(() => undefined);
    await claimWelcome(page);
    const before = greetings.length;
    isCut = false;
    await expect.poll(() => greetings.length, { timeout: 60_000 }).toBeGreaterThan(before);
    expect(JSON.parse(greetings.at(-1) ?? '{}')).toMatchObject({ last_seq: expect.any(Number) });
    await expect.poll(async () => Number((await storedUser(page)).game.token)).toBeGreaterThan(0);
  },
);

test(
  'what the page loads by itself outlives a network that drops out for a moment',
  { tag: '@once' },
  async ({ page }) => {
    let asked = 0;
    await page.route('**/api/settings/social_account', (route) =>
      asked++ === 0 ? route.abort('internetdisconnected') : route.continue(),
    );
    await visit(page, siteOrigin('casino1'));
    await expect.poll(() => asked).toBe(2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'a part that does not come while the visitor writes takes nothing of what was written',
  { tag: '@once' },
  async ({ page }) => {
    let release = (): void => undefined;
    const written = new Promise<void>((done) => (release = done));
    const cut = page.waitForEvent('requestfailed');
    await page.route('**/assets/floating-parts-*.js', async (route) => {
      await written;
      await route.abort('internetdisconnected');
    });
    await visit(page, `${siteOrigin('casino1')}/login`);
    const main = page.getByRole('main');
    await main.getByLabel('Username').fill(demo.accountId);
    await main.getByLabel('Password', { exact: true }).fill(demo.password);
    release();
    await cut;
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSignedIn(page);
  },
);

test(
  'the page keeps the cookies of domain and width',
  { tag: '@once' },
  async ({ page, context }) => {
    const origin = siteOrigin('casino1');
    await visit(page, `${origin}/faqs`);
    const cookies = await context.cookies(origin);
    const named = (name: string) => cookies.find((cookie) => cookie.name === name);
    expect(named('clientDomain')).toMatchObject({
      value: 'casino1.localhost',
      path: '/',
      secure: true,
      sameSite: 'Lax',
    });
    const width = page.viewportSize()?.width ?? 0;
    expect(named('viewport')).toMatchObject({
      value: width >= 1280 ? 'desktopMedium' : 'mobileMedium',
      path: '/',
      secure: true,
      sameSite: 'Strict',
    });
  },
);

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return shown !== null && element.contains(shown);
}
