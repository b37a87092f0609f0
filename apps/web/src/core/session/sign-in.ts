import { getBalance } from '@pavilion/contracts/auth/get-balance.contract';
import type { loginResult } from '@pavilion/contracts/auth/login.contract';
import { vip } from '@pavilion/contracts/auth/vip.contract';
import { favList } from '@pavilion/contracts/home/fav-list.contract';
import type * as z from 'zod/mini';
import { call } from '../api.ts';
import { useUserStore, type FavouriteGame } from '../stores/user.store.ts';
import { vipState } from './vip-state.ts';

export type LoginResult = z.output<typeof loginResult>;

/**
 * Takes over a login that succeeded (specification, point 4: a token makes the user authenticated), then fetches
 * balance, VIP and favourites in the background; their failures are only logged.
 */
export function signIn({ token, user, fullname, email }: LoginResult): void {
  if (token === '') return;
  useUserStore.setState({
    isAuthenticated: true,
    token,
    fullname,
    email,
    user: { ...user, full_name: fullname, contact_email: email },
  });
  void refreshPlayer();
}

/** Fetches everything the user store keeps of the player. */
export async function refreshPlayer(): Promise<void> {
  await Promise.allSettled([refreshBalance(), refreshVip(), refreshFavourites()]);
}

export async function refreshBalance(): Promise<void> {
  const { game_balance, game_token } = await call(getBalance, {});
  setBalance({ game_balance, game_token });
}

/** Takes over a balance from an answer or a realtime event. */
export function setBalance(balance: { game_balance: string; game_token: string }): void {
  useUserStore.setState(({ minigame }) => ({
    game: { balance: balance.game_balance, token: balance.game_token },
    minigame: { ...minigame, token_balance: balance.game_token },
  }));
}

export async function refreshVip(): Promise<void> {
  const { nextLevel } = await call(vip, {});
  useUserStore.setState({ vip: vipState(nextLevel[0]) });
}

export async function refreshFavourites(): Promise<void> {
  const { value } = await call(favList, {});
  const games = value.map(({ img_url, ...game }): FavouriteGame => ({
    ...game,
    game_image: img_url,
  }));
  useUserStore.setState({ game_fav_list: games });
}
