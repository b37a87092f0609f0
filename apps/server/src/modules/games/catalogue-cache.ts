import type { ServerContext } from '../../context.ts';
import type { Site } from '../../site-directory/index.ts';
import { readSiteGames, type GameRow } from './game.store.ts';
import { bySiteChoice } from './site-choice.ts';

const lists = new WeakMap<Site, Promise<readonly GameRow[]>>();

/**
 * Games of a site, its own choice first and then the most popular. A catalogue changes only with its site, and the directory then makes new site objects: so
 * the object itself is the key, and an old list goes with it.
 */
export function siteGames(context: ServerContext, site: Site): Promise<readonly GameRow[]> {
  const known = lists.get(site);
  if (known) return known;
  const reading = readSiteGames(context.database.db, site.id).then(bySiteChoice);
  lists.set(site, reading);
  reading.catch(() => lists.delete(site));
  return reading;
}
