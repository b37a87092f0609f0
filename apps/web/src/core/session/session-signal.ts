import { nowMs } from '../clock.ts';
import { resetUser, userStorageKey, useUserStore } from '../stores/user.store.ts';

/** Storage key that tells the other tabs of a forced logout; its value only needs to change. */
const signalKey = 'forced-logout';
/** End of the signal's value when the session was not left but ended. */
const endedMark = ' ended';
/** Storage key of what a reloaded tab still has to say. */
const warningKey = 'session-ended';

/** This tab has signed its player out itself, and shows what goes with it. */
let isOutByItself = false;

/** Tells the other tabs that the player is signed out; `isEnded`: because the session is over. */
export function broadcastLogout(isEnded = false): void {
  isOutByItself = true;
  localStorage.setItem(signalKey, `${nowMs()}${isEnded ? endedMark : ''}`);
}

/** Whether this tab was reloaded because its session had ended, and has not said so yet; true once. */
export function takeEndWarning(): boolean {
  try {
    const isDue = sessionStorage.getItem(warningKey) !== null;
    sessionStorage.removeItem(warningKey);
    return isDue;
  } catch {
    // Every page begins with this question; where nothing may be kept there is nothing to say.
    return false;
  }
}

function keepEndWarning(): void {
  try {
    sessionStorage.setItem(warningKey, '1');
  } catch {
    // Then the tab is reloaded without a word.
  }
}

export interface SignalEffects {
  reload: () => void;
  /** Another tab has signed a player in; this one is signed in with it by now. */
  onSignIn: () => void;
}

/**
 * Follows what other tabs do: a forced logout resets this tab and reloads it; signing in or a new balance is taken
 * over. A tab that learnt of the same end itself is not reloaded: its warning would go. Gives a function that stops.
 */
export function followOtherTabs({ reload, onSignIn }: SignalEffects): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === signalKey && newValue !== null) {
      const isEnded = newValue.endsWith(endedMark);
      if (isEnded && isOutByItself) return;
      if (isEnded) keepEndWarning();
      resetUser();
      reload();
    } else if (key === userStorageKey && newValue !== null) {
      useUserStore.kept.readAgain();
      if (useUserStore.getState().isAuthenticated) onSignIn();
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
