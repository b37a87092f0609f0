import { createJSONStorage, type PersistStorage } from 'zustand/middleware';

/** The browser's local storage for a persisted store; where it is refused (private windows) the store lives with the page. */
export function browserStorage<State>(): PersistStorage<State> | undefined {
  return createJSONStorage<State>(() => localStorageOrMemory());
}

function localStorageOrMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return localStorage;
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    };
  }
}
