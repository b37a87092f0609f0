import { readBoot } from '../boot.ts';
import { createPersisted } from '@pavilion/web-core/stores/persisted';

/** Favourite game as the store keeps it: `game_image` comes from the wire's `img_url`. */
export interface FavouriteGame {
  game_code: string;
  game_name: string;
  game_type: string;
  game_image: string;
  provider_code: string;
}

/**
 * The signed-in player, or nobody (specification, point 3). Amounts are the wire's decimal strings.
 */
export interface UserState {
  isAuthenticated: boolean;
  user: { account_id: string; session_token: string; full_name: string; contact_email: string };
  token: string;
  game: { balance: string; token: string };
  /** Money under conditions; never part of the balance. */
  bonus: { balance: string };
  email: string;
  fullname: string;
  game_fav_list: FavouriteGame[];
  vip: {
    totalDeposit: string;
    /** Percentages, 0 to 100. */
    depoProgress: number;
    totalTurnover: string;
    toProgress: number;
    currentLevel: string;
    nextLevel: string;
  };
  minigame: { frozen_token: string; token_balance: string };
}

export const userStorageKey = 'user';

/**
 * What stands where the server has told no balance yet: this very object, and none that was told or
 * stored.
 */
export const untoldBalance: Readonly<UserState['game']> = { balance: '0', token: '0' };

/** Nobody signed in. */
export const emptyUser: Readonly<UserState> = {
  isAuthenticated: false,
  user: { account_id: '', session_token: '', full_name: '', contact_email: '' },
  token: '',
  game: untoldBalance,
  bonus: { balance: '0' },
  email: '',
  fullname: '',
  game_fav_list: [],
  vip: {
    totalDeposit: '0',
    depoProgress: 0,
    totalTurnover: '0',
    toProgress: 0,
    currentLevel: '',
    nextLevel: '',
  },
  minigame: { frozen_token: '0', token_balance: '0' },
};

const servedPlayer: Readonly<UserState> = { ...emptyUser, isAuthenticated: true };

/**
 * The server knows at most that somebody is signed in; who it is and what they own comes when the
 * page is hydrated.
 */
const servedUser = (): UserState => (readBoot()?.view?.isPlayer ? servedPlayer : emptyUser);

export const useUserStore = createPersisted<UserState>(userStorageKey, emptyUser, {
  // Told apart from a balance of nothing by every tab that reads it: what is not stored is not
  // known.
  pick: ({ game, ...others }) => (game === untoldBalance ? others : { ...others, game }),
  served: servedUser,
});

/** Forgets the player and what the browser stored of them. */
export function resetUser(): void {
  useUserStore.setState({ ...emptyUser }, true);
  useUserStore.persisted.forget();
}

/** Fields that signed-in calls send, or null when nobody is signed in. */
export function meFields(): { account_id: string; auth: string } | null {
  const { isAuthenticated, user, token } = useUserStore.getState();
  return isAuthenticated ? { account_id: user.account_id, auth: token } : null;
}
