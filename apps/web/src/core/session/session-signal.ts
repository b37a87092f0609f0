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

/**
 * Whether this tab was reloaded because its session had ended, and has not said so yet; true once.
 */
export function takeEndWarning(): boolean {
  try {
    const isDue = sessionStorage.getItem(warningKey) !== null;
    sessionStorage.removeItem(warningKey);
    return isDue;
  } catch {
    // Every page begins with this question; where nothing may be stored there is nothing to say.
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
 * Follows what other tabs do: a forced logout resets this tab and reloads it; signing in or a new
 * balance is taken over, another player by a reload, so that nothing of the former one is left on
 * the page. A tab that learnt of the same end itself is not reloaded: its warning would go. Gives a
 * function that stops.
 */
export function followOtherTabs({ reload, onSignIn }: SignalEffects): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === signalKey && newValue !== null) {
      const isEnded = newValue.endsWith(endedMark);
      if (isEnded && isOutByItself) return;
      if (isEnded) keepEndWarning();
      leaveHere();
      reload();
    } else if (key === userStorageKey && newValue !== null) {
      if (hasSomebodyElseSignedIn()) return reload();
      useUserStore.persisted.readAgain();
      if (useUserStore.getState().isAuthenticated) onSignIn();
    }
  };
  // While a page is in the browser's back/forward cache it hears nothing.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && persistedToken() !== useUserStore.getState().token) reload();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  const stopWatching = useUserStore.subscribe(({ isAuthenticated }) => {
    if (isAuthenticated) isOutByItself = false;
  });
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
    stopWatching();
  };
}

const persistedToken = (): string => useUserStore.persisted.read().token ?? '';

/** A tab that slept hears of the end when the next player may be signed in already: he stays so. */
function leaveHere(): void {
  if (persistedToken() === useUserStore.getState().token) resetUser();
  else useUserStore.persisted.drop();
}

/** Whether another tab has signed in another player than this tab's. */
function hasSomebodyElseSignedIn(): boolean {
  const { isAuthenticated, user } = useUserStore.getState();
  const { isAuthenticated: wasAuthenticated, user: persisted } = useUserStore.persisted.read();
  return isAuthenticated && wasAuthenticated === true && persisted?.account_id !== user.account_id;
}
