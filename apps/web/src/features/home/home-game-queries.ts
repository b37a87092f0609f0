import { eventList } from '@pavilion/contracts/player/sports/event-list.contract';
import type { TemplateRegions } from '@pavilion/templates/props/template';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { firstGamesQuery } from '../../common/tiles/game-queries.ts';
import { opens, type ListedGame } from '../../common/tiles/game-tile.ts';
import { callQuery } from '../../core/query.ts';

type HeroGames = NonNullable<TemplateRegions['Hero']['games']>;

/** Categories whose games a hero wants, by wire name, in this order. */
const categoriesOfHero: Record<HeroGames, readonly [string, string?, string?]> = {
  quick: ['crash', 'arcade', 'hash_game'],
  table: ['poker', 'casino'],
  live: ['casino'],
};
const gamesPerHero = 12;
const matchesPerHero = 8;
const liveRefreshMs = 30_000;

/** The matches that a hero shows: live ones, then the next. */
export const heroMatchesQuery = () =>
  queryOptions({
    ...callQuery(eventList, { limit: matchesPerHero }),
    refetchInterval: liveRefreshMs,
  });

/**
 * The games that a hero shows, by turns from its categories, those alone that open; none for heroes
 * without games.
 */
export function useHeroGames(kind: HeroGames | undefined): {
  value: ListedGame[];
  isPending: boolean;
} {
  const categories = kind ? categoriesOfHero[kind] : [];
  const each = Math.ceil(gamesPerHero / Math.max(1, categories.length));
  const results = [
    useHeroCategory(categories[0], each),
    useHeroCategory(categories[1], each),
    useHeroCategory(categories[2], each),
  ].slice(0, categories.length);
  // All of them or none: a hero that fills piece by piece would move the page.
  if (results.some(({ isPending }) => isPending)) return { value: [], isPending: true };
  const turns = Array.from({ length: each }, (_, place) =>
    results.flatMap(({ data }) => data?.value.filter(opens)[place] ?? []),
  );
  return { value: turns.flat(), isPending: false };
}

const useHeroCategory = (game_type: string | undefined, limit: number) =>
  useQuery({
    ...firstGamesQuery({ game_type, sort: 'popular' }, limit),
    enabled: game_type !== undefined,
  });
