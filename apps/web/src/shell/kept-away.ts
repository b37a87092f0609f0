type Dismissable = 'rewards' | 'app-offer';

const storageKey = (what: Dismissable): string => `dismissed-${what}`;

/** Whether the visitor dismissed it on this visit. */
export function isKeptAway(what: Dismissable): boolean {
  try {
    return sessionStorage.getItem(storageKey(what)) !== null;
  } catch {
    return false;
  }
}

/** Keeps it away for the rest of this visit. */
export function keepAway(what: Dismissable): void {
  try {
    sessionStorage.setItem(storageKey(what), '1');
  } catch {
    // Where nothing may be kept, it stays away as long as the page does.
  }
}
