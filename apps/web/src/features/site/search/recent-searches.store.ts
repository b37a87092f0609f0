import { createPersisted } from '@pavilion/web-core/stores/persisted';
import { withSearch } from './recent-searches.ts';

/** What was searched for and found on this device, newest first. */
export const useRecentSearches = createPersisted<{ searches: string[] }>('recent-searches', {
  searches: [],
});

export function rememberSearch(search: string): void {
  useRecentSearches.setState(({ searches }) => ({ searches: withSearch(searches, search) }));
}

export function forgetSearches(): void {
  useRecentSearches.setState({ searches: [] });
}
