import { useLayoutStore } from './layout.store.ts';

/** Least age of players where a site says nothing (decisions, "Play and protection of players"). */
const leastAgeYears = 18;

/** Least age of the site's players in years: what a visitor confirms when signing up. */
export function useMinimumAge(): number {
  return useLayoutStore((state) => state.site?.minimum_age ?? leastAgeYears);
}
