import { useFormat, useKickOffText, useText } from '@pavilion/i18n/react';
import type { HeroList, HeroProps, MatchSummary } from '@pavilion/templates/props/hero';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { useTiles } from '../../common/tiles/use-tiles.ts';
import { useTemplate } from '../../core/layout/template-context.ts';
import { useSportsSlots, type SportsEvent } from '../../common/sports/sports-slots.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { useNowMs } from '../../core/use-now.ts';
import { useLeagueName, useTeamNames } from '../../common/sports/team-names.ts';
import { heroMatchesQuery, useHeroGames } from './home-game-queries.ts';
import { slidesQuery, winnersQuery } from './home-queries.ts';
import { SignUpInvite } from './sign-up-invite.tsx';
import { useHeroJackpots, useHeroRaces } from './use-competitions.ts';

const heroLists: readonly HeroList[] = [
  'slides',
  'winners',
  'matches',
  'jackpots',
  'races',
  'games',
];

/**
 * Slides, winners, the way in for guests and, where the template's hero shows some, matches, pots,
 * races, games.
 */
export function useHeroProps(): HeroProps {
  const format = useFormat();
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  const slides = useQuery(slidesQuery());
  const winners = useQuery(winnersQuery());
  const hero = useTemplate()?.regions.Hero;
  const showsMatches = hero?.showsMatches ?? false;
  const events = useQuery({ ...heroMatchesQuery(), enabled: showsMatches });
  const matches = useMatchSummaries(events.data?.value ?? []);
  const jackpots = useHeroJackpots(hero?.showsJackpots ?? false);
  const races = useHeroRaces(hero?.showsRaces ?? false);
  const tileOf = useTiles();
  const games = useHeroGames(hero?.games);
  const isAwaited: Partial<Record<HeroList, boolean>> = {
    slides: slides.isPending,
    winners: winners.isPending,
    matches: showsMatches && events.isPending,
    jackpots: jackpots.isPending,
    races: races.isPending,
    games: games.isPending,
  };
  return {
    isLoading: slides.isPending,
    awaited: heroLists.filter((list) => isAwaited[list]),
    slides: (slides.data?.value ?? []).map((slide) => ({
      id: slide.slide_id,
      title: slide.title,
      imageUrl: slide.img_url,
      mobileImageUrl: slide.mobile_img_url,
      to: slide.href,
    })),
    winners: (winners.data?.winner ?? []).map((winner, index) => ({
      id: `${winner.created_at}-${index}`,
      accountId: winner.account_id,
      amount: format.money(winner.amount, winner.currency),
      source: winner.source,
    })),
    matches,
    jackpots: jackpots.value,
    races: races.value,
    awaitedRaces: races.titles,
    games: games.value.map(tileOf),
    signUpPanel: isAuthenticated ? null : createElement(SignUpInvite),
  };
}

/** The matches as heroes show them. */
function useMatchSummaries(events: readonly SportsEvent[]): MatchSummary[] {
  const t = useText();
  const kickOffText = useKickOffText();
  const nowMs = useNowMs();
  const teamNames = useTeamNames();
  const leagueName = useLeagueName();
  const MatchPrices = useSportsSlots((slots) => slots.MatchPrices);
  const when = (event: SportsEvent): string => {
    if (event.state !== 'live') return kickOffText(event, nowMs);
    // Most sports are not played by the minute.
    const { minute } = event;
    return minute === null ? t('ui.template.inPlay') : t('ui.template.minute', { minute });
  };
  return events.map((event) => ({
    id: event.event_id,
    league: leagueName(event),
    ...teamNames(event),
    when: when(event),
    isLive: event.state === 'live',
    homeScore: event.home_score,
    awayScore: event.away_score,
    to: `/sports?event=${event.event_id}`,
    prices: MatchPrices ? createElement(MatchPrices, { event }) : null,
  }));
}
