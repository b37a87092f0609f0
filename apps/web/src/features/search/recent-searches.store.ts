import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from '../../core/stores/browser-storage.ts';
import { withSearch } from './recent-searches.ts';

/** What was searched for and found on this device, newest first. */
export const useRecentSearches = create<{ searches: string[] }>()(
  persist(() => ({ searches: [] as string[] }), {
    name: 'recent-searches',
    version: 1,
    storage: browserStorage(),
  }),
);

export function rememberSearch(search: string): void {
  useRecentSearches.setState(({ searches }) => ({ searches: withSearch(searches, search) }));
}

export function forgetSearches(): void {
  useRecentSearches.setState({ searches: [] });
}
