import type { GameRow } from './game.store.ts';

/**
 * So much of a site's choice leads its hot games too, the last ones: rows beside each other begin
 * with different pictures.
 */
const hotShare = 2;

/**
 * The catalogue as a site shows it before anybody has played: what it puts first leads, is what it
 * features, and takes the first places of the hot slots. A site that chose nothing shows what the
 * catalogue marks. `games` come most popular first.
 */
export function bySiteChoice(games: readonly GameRow[]): readonly GameRow[] {
  const chosen = games
    .filter((game) => game.featured_position !== null)
    .toSorted((a, b) => (a.featured_position ?? 0) - (b.featured_position ?? 0));
  if (chosen.length === 0) return games;
  const hot = hotSlots(games, chosen.slice(-Math.floor(chosen.length / hotShare)));
  const others = games.filter((game) => game.featured_position === null);
  return [...chosen, ...others].map((game) => ({
    ...game,
    is_featured: game.featured_position !== null,
    is_hot: game.category === 'slots' ? hot.has(game) : game.is_hot,
  }));
}

/** As many slots as the catalogue marks as hot: first these, then the marked ones. */
function hotSlots(games: readonly GameRow[], first: readonly GameRow[]): Set<GameRow> {
  const marked = games.filter((game) => game.category === 'slots' && game.is_hot);
  const slots = first.filter((game) => game.category === 'slots');
  return new Set([...slots, ...marked].slice(0, Math.max(marked.length, slots.length)));
}

/**
 * Providers in the order the site gave them; the others by what it puts first, then by how many
 * games they have.
 */
export function compareProviders(a: readonly GameRow[], b: readonly GameRow[]): number {
  return orderOf(a) - orderOf(b) || placeOf(a) - placeOf(b) || b.length - a.length;
}

const placeOf = (games: readonly GameRow[]): number =>
  Math.min(...games.map((game) => game.featured_position ?? games.length + 1_000_000));

const unordered = 1_000_000;
const orderOf = ([game]: readonly GameRow[]): number => game?.provider_position ?? unordered;
