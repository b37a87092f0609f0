/** The smallest window that games open in; whoever likes makes it larger. */
const smallWindow = 'popup,width=400,height=225';

/** The address of a page with the game in it, for the same kind of money. */
export function popOutAddress(page: string, mode: 'real' | 'demo'): string {
  const address = new URL(page);
  if (mode === 'demo') address.searchParams.set('mode', mode);
  else address.searchParams.delete('mode');
  return address.href;
}

/**
 * Opens the page's game in a small window of its own; asked again, that window comes to the front.
 */
export function popOut(gameCode: string, mode: 'real' | 'demo'): void {
  window.open(popOutAddress(location.href, mode), `game-${gameCode}`, smallWindow)?.focus();
}

/** A window that was opened for a game offers no further one. */
export const isPoppedOut = (): boolean => window.opener !== null;
