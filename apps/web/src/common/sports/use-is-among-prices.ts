// chunk: standing
import { usePath } from '../../core/navigation/use-path.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { leadsWithSports } from './leads-with-sports.ts';

/**
 * Whether the page is made of prices: the sportsbook's, and the home of a site that leads with it.
 */
export function useIsAmongPrices(): boolean {
  const path = usePath();
  const isSportsbook = useLayoutStore((state) => leadsWithSports(state.template));
  return path === '/sports' || (path === '/' && isSportsbook);
}
