const storageKey = 'wanted-path';

/** Remembers where a visitor wanted to go before signing in; forgotten with the tab. */
export function rememberWantedPath(path: string): void {
  sessionStorage.setItem(storageKey, path);
}

/** Where to go after signing in: the remembered path once, else null. */
export function takeWantedPath(): string | null {
  const path = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  // Only a path of this site: `//host` and `https:` would leave it.
  return path && /^\/(?!\/)/.test(path) ? path : null;
}

export function forgetWantedPath(): void {
  sessionStorage.removeItem(storageKey);
}
