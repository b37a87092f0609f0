// chunk: later
import { logout } from '@pavilion/contracts/player/account/logout.contract';
import { call } from '../api.ts';
import { go } from '../navigation/go.ts';
import { queryClient } from '../query.ts';
import { resetUser, useUserStore } from '../stores/user.store.ts';
import { forgetLastGame } from './last-game.ts';
import { broadcastLogout } from './session-signal.ts';
import { forgetWantedPath } from './wanted-path.ts';

/**
 * Ends the session on this device and in every tab: store, cache and what the browser stored.
 * `isEnded`: the player has not left, the session is over.
 */
export function forgetPlayer(isEnded = false): void {
  resetUser();
  forgetLastGame();
  // What was fetched for this player must not be shown to the next one.
  queryClient.clear();
  broadcastLogout(isEnded);
}

/**
 * The player signs out: the server ends the session, all tabs forget the player, the home page
 * opens.
 */
export async function signOut(): Promise<void> {
  const ended = useUserStore.getState().isAuthenticated
    ? call(logout, {}, { handled: true }).catch(() => undefined)
    : undefined;
  forgetWantedPath();
  go('/');
  forgetPlayer();
  await ended;
}
