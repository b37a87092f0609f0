import type { CallResponse } from '@pavilion/contracts/define-call';
import type { leagueList } from '@pavilion/contracts/player/sports/league-list.contract';

export type League = CallResponse<typeof leagueList>['value'][number]['leagues'][number];

interface CountryLeagues {
  country: string;
  leagues: League[];
}

/**
 * Leagues by their country, countries by their name in the page's language; leagues keep the order
 * of the house.
 */
export function byCountry(
  leagues: readonly League[],
  nameOf: (country: string) => string,
): CountryLeagues[] {
  const countries = new Map<string, League[]>();
  for (const league of leagues) {
    const known = countries.get(league.country) ?? [];
    known.push(league);
    countries.set(league.country, known);
  }
  return [...countries]
    .map(([country, own]) => ({ country, leagues: own }))
    .toSorted((a, b) => nameOf(a.country).localeCompare(nameOf(b.country)));
}
