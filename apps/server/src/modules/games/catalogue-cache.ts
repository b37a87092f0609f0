import type { ServerContext } from '../../context.ts';
import type { Site } from '../../site-directory/index.ts';
import { readSiteGames, type GameRow } from './game.store.ts';
import { traitsOf, type GameTraits } from './game-traits.ts';
import { bySiteChoice } from './site-choice.ts';

/** A game of a site with what players choose it by. */
export type ListedGame = GameRow & { traits: GameTraits };

const lists = new WeakMap<Site, Promise<readonly ListedGame[]>>();

/**
 * Games of a site, its own choice first and then the most popular. A catalogue changes only with its site, and the directory then makes new site objects: so
 * the object itself is the key, and an old list goes with it.
 */
export function siteGames(context: ServerContext, site: Site): Promise<readonly ListedGame[]> {
  const known = lists.get(site);
  if (known) return known;
  const reading = readSiteGames(context.database.db, site.id).then((games) =>
    bySiteChoice(games).map((game) => ({ ...game, traits: traitsOf(game, site) })),
  );
  lists.set(site, reading);
  reading.catch(() => lists.delete(site));
  return reading;
}
