import { categoryCodes } from '@pavilion/domain/categories';

/** What the marks of a game are decided by. */
export interface MarkedGame {
  id: string;
  provider_code: string;
  category: string;
  released_at: Date;
  is_hot: boolean;
  is_featured: boolean;
  is_popular: boolean;
  is_new: boolean;
}

// Sizes of the built-in lists (specification, point 9); the other categories add their best games
// to the hot list.
const hotSlots = 15;
const hotPerOtherCategory = 2;
const featuredCount = 10;
const popularCount = 6;
const newCount = 6;

/**
 * Games with the marks they should have: what the house's own lists lead with. Takes them the most
 * popular first.
 */
export function markGames<Game extends MarkedGame>(byPopularity: readonly Game[]): Game[] {
  const slots = byPopularity.filter(({ category }) => category === 'slots');
  const hot = new Set([
    ...slots.slice(0, hotSlots),
    ...categoryCodes
      .filter((code) => code !== 'slots')
      .flatMap((code) =>
        byPopularity.filter(({ category }) => category === code).slice(0, hotPerOtherCategory),
      ),
  ]);
  const featured = new Set(oneEachProvider(slots).slice(0, featuredCount));
  const popular = new Set(oneEachProvider(slots.toReversed()).slice(0, popularCount));
  const youngest = slots.toSorted((a, b) => b.released_at.getTime() - a.released_at.getTime());
  const newest = new Set(oneEachProvider(youngest).slice(0, newCount));
  return byPopularity.map((game) => ({
    ...game,
    is_hot: hot.has(game),
    is_featured: featured.has(game),
    is_popular: popular.has(game),
    is_new: newest.has(game),
  }));
}

function oneEachProvider<Game extends MarkedGame>(games: readonly Game[]): Game[] {
  const seen = new Set<string>();
  return games.filter((game) => !seen.has(game.provider_code) && seen.add(game.provider_code));
}
