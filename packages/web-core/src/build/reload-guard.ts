/** Storage the guard writes to: the tab's session storage. */
type GuardStorage = Pick<Storage, 'getItem' | 'setItem'>;

const storageKey = 'pavilion:reloaded-at';
/** A page reloads itself at most once within this time (specification, point 9). */
const reloadGuardMs = 10_000;

/**
 * True, and noted, when the page may reload itself now; false within ten seconds of the last time.
 */
export function mayReload(storage: GuardStorage, now: number): boolean {
  const lastMs = Number(storage.getItem(storageKey) ?? Number.NaN);
  if (now - lastMs < reloadGuardMs) return false;
  storage.setItem(storageKey, String(now));
  return true;
}
