import type { Page } from '@playwright/test';
import { getBalance } from '@pavilion/contracts/player/money/get-balance.contract';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { clientOf } from '../../gallery/checks/visitor.ts';

// What a page shows may be older than what happened, or be put right only by the next answer: money
// is asked of the server.

/** Playable balance of the page's player, as the server knows it: a decimal string. */
export async function balanceAtServer(page: Page): Promise<string> {
  const { game_balance } = await clientOf(siteOf(page))(getBalance, await playerFields(page));
  return game_balance;
}

/**
 * Stakes of the bets of the page's player, as the server knows them, newest first: decimal strings.
 */
export async function stakesAtServer(page: Page): Promise<string[]> {
  const { value } = await clientOf(siteOf(page))(betList, await playerFields(page));
  return value.map(({ stake }) => stake);
}

const siteOf = (page: Page): URL => new URL(page.url());

/** What every call of a player says: who they are, and on which site. */
async function playerFields(page: Page) {
  const kept = await page.evaluate(() => localStorage.getItem('user'));
  const { state } = JSON.parse(kept ?? '{}') as {
    state: { token: string; user: { account_id: string } };
  };
  return {
    account_id: state.user.account_id,
    auth: state.token,
    domain_name: siteOf(page).hostname,
  };
}
