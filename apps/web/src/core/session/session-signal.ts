import { nowMs } from '../clock.ts';
import { resetUser, userStorageKey, useUserStore } from '../stores/user.store.ts';

/** Storage key that tells the other tabs of a forced logout; its value only needs to change. */
const signalKey = 'forced-logout';

/** This tab has signed its player out itself, and shows what goes with it. */
let isOutByItself = false;

/** Tells the other tabs that the player is signed out. */
export function broadcastLogout(): void {
  isOutByItself = true;
  localStorage.setItem(signalKey, String(nowMs()));
}

export interface SignalEffects {
  reload: () => void;
}

/**
 * Follows what other tabs do: a forced logout resets this tab and reloads it; signing in or a new balance is taken
 * over. A tab that learnt of the same end itself is not reloaded: its warning would go. Gives a function that stops.
 */
export function followOtherTabs({ reload }: SignalEffects): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === signalKey && newValue !== null) {
      if (isOutByItself) return;
      resetUser();
      reload();
    } else if (key === userStorageKey && newValue !== null) {
      useUserStore.kept.readAgain();
    }
  };
  addEventListener('storage', onStorage);
  const stopWatching = useUserStore.subscribe(({ isAuthenticated }) => {
    if (isAuthenticated) isOutByItself = false;
  });
  return () => {
    removeEventListener('storage', onStorage);
    stopWatching();
  };
}
