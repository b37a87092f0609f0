import { leagueList } from '@pavilion/contracts/player/sports/league-list.contract';
import { sportName } from '@pavilion/i18n/markets/sport-name';
import { useText } from '@pavilion/i18n/react';
import type { MenuItem } from '@pavilion/templates/props/shell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePageStore } from '../core/navigation/page.store.ts';
import { usePath } from '../core/navigation/use-path.ts';
import { useLeagueName } from '../common/sports/team-names.ts';
import { callQuery } from '../core/query.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';

const refreshMs = 60_000;

/** Icons of sports are called as the sports are. */
const iconOf = (sport: string): MenuItem['icon'] => sport as MenuItem['icon'];

/**
 * Sports and their leagues with the numbers of their matches, on sites with a sportsbook; else
 * empty. It awaits while they are asked for the first time.
 */
export function useSportsTree(): { sportsTree: MenuItem[]; awaitsSports: boolean } {
  const t = useText();
  const path = usePath();
  const search = usePageStore((state) => state.location.search);
  const hasSports = useLayoutStore((state) => (state.provider_count['sportsbook'] ?? 0) > 0);
  const leagueName = useLeagueName();
  const { data, isLoading } = useQuery({
    ...callQuery(leagueList, {}),
    refetchInterval: refreshMs,
    enabled: hasSports,
  });
  const isSports = path === '/sports';
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const chosen = isSports ? query.get('league') : null;
  const sportsTree = useMemo(
    () =>
      (data?.value ?? []).map((sport, _index, all): MenuItem => ({
        id: sport.sport,
        label: sportName(t, sport.sport),
        // A single sport is all there is.
        to: all.length > 1 ? `/sports?sport=${sport.sport}` : '/sports',
        icon: iconOf(sport.sport),
        isActive:
          isSports && chosen === null && (all.length === 1 || query.get('sport') === sport.sport),
        badge: String(sport.live_count + sport.upcoming_count),
        liveCount: sport.live_count,
        children: sport.leagues.map((league): MenuItem => ({
          id: league.league_id,
          label: leagueName(league),
          // A league's outrights are another sport's board of the same league.
          to: `/sports?league=${league.league_id}&sport=${sport.sport}`,
          icon: iconOf(sport.sport),
          isActive:
            chosen === league.league_id && (query.get('sport') ?? sport.sport) === sport.sport,
          badge: String(league.live_count + league.upcoming_count),
        })),
      })),
    [data, t, leagueName, isSports, chosen, query],
  );
  return { sportsTree, awaitsSports: isLoading };
}
