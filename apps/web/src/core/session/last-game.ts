const storageKey = 'last-game';

/** Remembers the page of the game that was opened last in this tab; forgotten with the tab. */
export function rememberLastGame(path: string): void {
  sessionStorage.setItem(storageKey, path);
}

/**
 * The page of the game that was opened last in this tab; null while there was none. A payment page
 * of others in between changes nothing.
 */
export function lastGame(): string | null {
  const path = sessionStorage.getItem(storageKey);
  // Only a game's page of this site: whatever else stands there is not ours.
  return path?.startsWith('/playnow?') ? path : null;
}

export function forgetLastGame(): void {
  sessionStorage.removeItem(storageKey);
}
