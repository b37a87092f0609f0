import { signup } from '@pavilion/contracts/player/account/signup.contract';
import { tacVerify } from '@pavilion/contracts/player/account/tac-verify.contract';
import type { Page } from '@playwright/test';
import { clientOf, keptUser } from '../../gallery/checks/visitor.ts';
import { codeSentTo } from './outbox.ts';
import { newAccountId, newPhone } from './player.ts';

export interface NewPlayer {
  accountId: string;
  password: string;
}

/**
 * Signs a new player up on a site and leaves the browser signed in, with no page of the site open
 * yet. By the calls: how a visitor does it is `sign-up.journey.ts`'s to judge.
 */
export async function signUpPlayer(page: Page, origin: string): Promise<NewPlayer> {
  const site = new URL(origin);
  const call = clientOf(site);
  const player = { accountId: newAccountId(), password: 'river7Stone!' };
  const asked = { domain_name: site.hostname, account_id: player.accountId };
  await call(signup, {
    ...asked,
    password: player.password,
    contact_phone: newPhone(),
    contact_email: `${player.accountId}@example.com`,
    age_confirmed: true,
  });
  await call(tacVerify, { ...asked, tac: await codeSentTo(site, player.accountId) });
  const kept = await keptUser(origin, player);
  // A page of the origin without the app: what is kept is written once, and signing out later takes
  // it away.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('user', text), kept);
  await page.context().addCookies([{ name: 'is_player', value: '1', url: origin }]);
  return player;
}
