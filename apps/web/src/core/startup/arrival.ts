const storageKey = 'arrival';

/**
 * Keeps the query a visit began with until it is read: a visitor may go on before the code that
 * reads it has come. The first counts.
 */
export function keepArrival(search: string): void {
  try {
    sessionStorage[storageKey] ??= search;
  } catch {
    // Where nothing may be stored, the page that is open reads it.
  }
}

/** The query that is stored, once; empty without one. */
export function takeArrival(): string {
  try {
    const search = sessionStorage.getItem(storageKey) ?? '';
    sessionStorage.removeItem(storageKey);
    return search;
  } catch {
    return '';
  }
}
