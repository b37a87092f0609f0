type Dismissable = 'rewards' | 'app-offer';

const storageKey = (what: Dismissable): string => `dismissed-${what}`;

/** Whether the visitor dismissed it on this visit. */
export function wasDismissed(what: Dismissable): boolean {
  try {
    return sessionStorage.getItem(storageKey(what)) !== null;
  } catch {
    return false;
  }
}

/** It stays dismissed for the rest of this visit. */
export function rememberDismissal(what: Dismissable): void {
  try {
    sessionStorage.setItem(storageKey(what), '1');
  } catch {
    // Where nothing may be stored, it stays dismissed as long as the page stands.
  }
}
