import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '@pavilion/contracts/player/account/login.contract';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { bet } from '@pavilion/contracts/player/games/bet.contract';
import { gameInfo } from '@pavilion/contracts/player/games/game-info.contract';
import { clientOf } from './visitor.ts';

/** So many fill the first window of the history. */
const wantedBets = 6;
const dice = { provider_code: 'PAVILION', game_code: 'dice' };
const params = { target: '50.50', direction: 'over' };

interface Account {
  accountId: string;
  password: string;
}

/**
 * By origin: windows that look at one site at a time would place bets faster than one player may.
 */
const underWay = new Map<string, Promise<void>>();

/**
 * Plays rounds of a game of ours at the smallest stake until the player has a window full of
 * settled bets on the site.
 */
export function haveSettledBets(origin: string, account: Account): Promise<void> {
  const settling = underWay.get(origin) ?? settleBets(origin, account);
  underWay.set(origin, settling);
  return settling;
}

async function settleBets(origin: string, { accountId, password }: Account): Promise<void> {
  const site = new URL(origin);
  const call = clientOf(site);
  const place = { domain_name: site.hostname };
  const { token } = await call(login, { ...place, account_id: accountId, password });
  const me = { ...place, account_id: accountId, auth: token };
  const { value: bets } = await call(betList, { ...me, status: 'settled', limit: wantedBets });
  if (bets.length === wantedBets) return;
  const { value: info } = await call(gameInfo, { ...place, ...dice });
  if (info.engine === 'external') throw new Error('dice is a game of ours');
  for (let count = bets.length; count < wantedBets; count += 1) {
    const request_id = randomUUID();
    await call(bet, { ...me, ...dice, request_id, stake: info.stake.min, params });
    await sleep(info.round_min_ms);
  }
}
