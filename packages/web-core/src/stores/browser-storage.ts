type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const values = new Map<string, string>();
const memory: BrowserStorage = {
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
};

/**
 * The browser's local storage; where it is refused (private windows) what is stored lives with the
 * page.
 */
export function browserStorage(): BrowserStorage {
  try {
    return globalThis.localStorage ?? memory;
  } catch {
    return memory;
  }
}
