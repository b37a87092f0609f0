// chunk: later
import { getBalance } from '@pavilion/contracts/player/money/get-balance.contract';
import type { loginResult } from '@pavilion/contracts/player/account/login.contract';
import { vip } from '@pavilion/contracts/player/rewards/vip.contract';
import { favList } from '@pavilion/contracts/player/games/fav-list.contract';
import type * as z from 'zod/mini';
import { call } from '../api.ts';
import { callQuery, queryClient } from '../query.ts';
import { emptyUser, useUserStore, type FavouriteGame } from '../stores/user.store.ts';
import { balancesOf, showBalance, type Balances } from './balance-hold.ts';
import { favouritesSaved } from './favourites.ts';
import { vipState } from './vip-state.ts';

export type LoginResult = z.output<typeof loginResult>;

/** What a server answered to a login, which may be less than ours does. */
type LoginAnswer = Partial<LoginResult> & { statusCode?: unknown };

/**
 * Applies a login (specification, point 4: only status code 1 and a token make the user
 * authenticated), then fetches balance, VIP and favourites in the background; their failures are
 * only logged.
 */
export function signIn(answer: LoginAnswer): void {
  const { statusCode, token, fullname = '', email = '' } = answer;
  if (statusCode !== 1 || typeof token !== 'string' || token === '') return;
  const user = { account_id: '', session_token: token, ...answer.user };
  forgetFormer(user.account_id);
  useUserStore.setState({
    ...emptyUser,
    isAuthenticated: true,
    token,
    fullname,
    email,
    user: { ...user, full_name: fullname, contact_email: email },
  });
  void refreshPlayer();
}

/** Another tab may have signed somebody else in while this one's form was filled in. */
function forgetFormer(accountId: string): void {
  const { isAuthenticated, user } = useUserStore.getState();
  if (isAuthenticated && user.account_id !== accountId) queryClient.clear();
}

/** Fetches everything the user store keeps of the player. */
export async function refreshPlayer(): Promise<void> {
  await Promise.allSettled([refreshBalance(), refreshVip(), refreshFavourites()]);
}

export async function refreshBalance(): Promise<void> {
  setBalance(balancesOf(await call(getBalance, {})));
}

/**
 * Applies a balance of the present player from an answer or a realtime event; what is held back is
 * nobody else's later.
 */
export function setBalance(balance: Balances): void {
  const { account_id } = useUserStore.getState().user;
  showBalance(balance, (shown) => {
    const { isAuthenticated, user } = useUserStore.getState();
    if (isAuthenticated && user.account_id === account_id) writeBalance(shown);
  });
}

function writeBalance(balance: Balances): void {
  useUserStore.setState({
    game: { balance: balance.game_balance, token: balance.game_token },
    bonus: { balance: balance.bonus_balance },
    minigame: { frozen_token: balance.frozen_token, token_balance: balance.game_token },
  });
}

export async function refreshVip(): Promise<void> {
  // Nobody asked for it: a network that drops out meanwhile is waited for, before a dialog says so.
  const { nextLevel } = await queryClient.fetchQuery({ ...callQuery(vip, {}), staleTime: 0 });
  useUserStore.setState({ vip: vipState(nextLevel[0]) });
}

export async function refreshFavourites(): Promise<void> {
  // The answer would not know of a change that is still on its way.
  const saved = favouritesSaved();
  if (saved) await saved;
  const before = useUserStore.getState();
  const { value } = await call(favList, {});
  const { token, game_fav_list } = useUserStore.getState();
  if (token !== before.token) return;
  // What the player changed while the answer was on its way is not in it.
  if (game_fav_list !== before.game_fav_list) return refreshFavourites();
  const games = value.map(({ img_url, ...game }): FavouriteGame => ({
    ...game,
    game_image: img_url,
  }));
  useUserStore.setState({ game_fav_list: games });
}
