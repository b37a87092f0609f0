import { login } from '@pavilion/contracts/player/account/login.contract';
import { createClient } from '@pavilion/client/client';
import { fetchAnnounment } from '@pavilion/contracts/player/site/fetch-announment.contract';
import type { Page } from 'playwright-core';

/**
 * Speaks to the server by its address: only browsers know the names below localhost. The call names
 * the site.
 */
export function clientOf({ port }: URL) {
  return createClient({ baseUrl: `http://127.0.0.1:${port}`, fetch });
}

/**
 * Puts off the announcements of a site until tomorrow, as a visitor may; call it before the page
 * opens anything.
 */
export async function putOffAnnouncements(page: Page, origin: string): Promise<void> {
  const site = new URL(origin);
  const { value } = await clientOf(site)(fetchAnnounment, { domain_name: site.hostname });
  const ids = value.map(({ announcement_id }) => announcement_id);
  await page.addInitScript((shown) => {
    const now = new Date();
    const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
    const day = parts.map((part) => String(part).padStart(2, '0')).join('-');
    localStorage.setItem('announcements-today', JSON.stringify({ day, ids: shown }));
  }, ids);
}

export interface Credentials {
  accountId: string;
  password: string;
}

/**
 * Signs a player in for the pages opened from now on: by the call, its answer kept as the app keeps
 * it.
 */
export async function enterAsPlayer(
  page: Page,
  origin: string,
  player: Credentials,
): Promise<void> {
  const kept = await keptUser(origin, player);
  await page.addInitScript((text) => localStorage.setItem('user', text), kept);
  await page.context().addCookies([{ name: 'is_player', value: '1', url: origin }]);
}

/** Signs a player in by the call. Gives what the app keeps of that under `user`. */
export async function keptUser(
  origin: string,
  { accountId, password }: Credentials,
): Promise<string> {
  const site = new URL(origin);
  const { user, token, fullname, email } = await clientOf(site)(login, {
    domain_name: site.hostname,
    account_id: accountId,
    password,
  });
  const state = {
    isAuthenticated: true,
    token,
    fullname,
    email,
    user: { ...user, full_name: fullname, contact_email: email },
  };
  return JSON.stringify({ state, version: 1 });
}
