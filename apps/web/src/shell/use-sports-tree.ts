import { leagueList } from '@pavilion/contracts/player/sports/league-list.contract';
import { useText } from '@pavilion/i18n/react';
import type { MenuItem } from '@pavilion/templates/props/shell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePageStore } from '../core/navigation/page.store.ts';
import { usePath } from '../core/navigation/use-path.ts';
import { leaguePath } from '../common/sports/match-path.ts';
import { useLeagueName } from '../common/sports/team-names.ts';
import { callQuery } from '../core/query.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';

const refreshMs = 60_000;

/**
 * Sports and their leagues with the numbers of their matches, on sites with a sportsbook; else empty. It awaits while they
 * are asked for the first time.
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
  const chosen = isSports ? new URLSearchParams(search).get('league') : null;
  const sportsTree = useMemo(
    () =>
      (data?.value ?? []).map((sport): MenuItem => ({
        id: sport.sport,
        label: t.find(`ui.sports.sport.${sport.sport}`) ?? sport.sport,
        to: '/sports',
        icon: 'football',
        isActive: isSports && chosen === null,
        badge: String(sport.live_count + sport.upcoming_count),
        liveCount: sport.live_count,
        children: sport.leagues.map((league): MenuItem => ({
          id: league.league_id,
          label: leagueName(league),
          to: leaguePath(league.league_id),
          icon: 'football',
          isActive: chosen === league.league_id,
          badge: String(league.live_count + league.upcoming_count),
        })),
      })),
    [data, t, leagueName, isSports, chosen],
  );
  return { sportsTree, awaitsSports: isLoading };
}
