import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { putOffAnnouncements } from '../../gallery/checks/visitor.ts';

/** The demo player, active on every demo site. */
export const demo = { accountId: 'demo', password: 'Demo1234!' } as const;

/** A name no other journey uses: letters and digits, at most 20. */
export function newAccountId(): string {
  return `j${crypto.randomUUID().replaceAll('-', '').slice(0, 14)}`;
}

/** A Philippine mobile number no other journey uses. */
export function newPhone(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `+63917${String(value % 10_000_000).padStart(7, '0')}`;
}

/** Opens a page as a visitor who has put off the announcements of the site for today. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  await putOffAnnouncements(page, new URL(address).origin);
  const answer = await page.goto(address);
  await expect(page.locator('#main')).toBeVisible();
  await untilTakenOver(page);
  return answer;
}

/**
 * Goes to another page of the open site as a link does, several times as fast as a load, and is
 * through when its title has taken the place of the one before: the two must differ.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const title = document.querySelector('h1');
    if (title) title.dataset['before'] = title.textContent;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(() => {
    const title = document.querySelector('h1');
    return title !== null && title.dataset['before'] !== title.textContent;
  });
}

/**
 * A closed dialog takes its step back from the history, which would end a visit or a reload begun
 * meanwhile.
 */
export async function untilStepIsTakenBack(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (history.state as { isDialog?: boolean } | null)?.isDialog !== true,
  );
}

/** The server draws pages; buttons work once the app has taken the page over. */
export async function untilTakenOver(page: Page): Promise<void> {
  await expect(page.locator('#root[data-ready]')).toBeAttached({ timeout: 30_000 });
}

/** Fills and sends the password form, on the page or in a modal. */
export async function signIn(
  scope: Page | Locator,
  player: { accountId: string; password: string } = demo,
) {
  await scope.getByLabel('Username').fill(player.accountId);
  await scope.getByLabel('Password', { exact: true }).fill(player.password);
  await scope.getByRole('button', { name: 'Sign in', exact: true }).last().click();
}

/** True once the browser's store says that somebody is signed in. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect.poll(() => isSignedIn(page)).toBe(true);
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect.poll(() => isSignedIn(page)).toBe(false);
}

function isSignedIn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const stored = localStorage.getItem('user');
    return (
      stored !== null &&
      (JSON.parse(stored) as { state: { isAuthenticated: boolean } }).state.isAuthenticated
    );
  });
}

/** Signs out by the account menu; what closes it in between is passed over: it is opened again. */
export async function signOut(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await isSignedIn(page))) return;
    await page.getByRole('button', { name: 'Account menu' }).click({ timeout: 3000 });
    await page.getByRole('button', { name: 'Sign out' }).click({ timeout: 3000 });
  }).toPass();
}
