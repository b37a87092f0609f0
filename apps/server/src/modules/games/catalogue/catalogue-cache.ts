import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { houseProviderCode } from '@pavilion/games';
import { fishingGames } from '@pavilion/games/fishing/index';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { readSiteGames, type GameRow } from './game.store.ts';
import { traitsOf, type GameTraits } from './game-traits.ts';
import { bySiteChoice } from './site-choice.ts';

/** A game of a site with what players choose it by. */
export type ListedGame = GameRow & { traits: GameTraits };

const lists = new WeakMap<Site, Promise<readonly ListedGame[]>>();

/**
 * Games of a site, its own choice first and then the most popular. A catalogue changes only with
 * its site, and the directory then makes new site objects: so the object itself is the key, and an
 * old list goes with it.
 */
export function siteGames(context: ServerContext, site: Site): Promise<readonly ListedGame[]> {
  const known = lists.get(site);
  if (known) return known;
  const reading = readSiteGames(context.database.db, site.id).then((games) =>
    asShown(games.filter((game) => mayBePlayed(game, site))).map((game) => ({
      ...game,
      traits: traitsOf(game, site),
    })),
  );
  lists.set(site, reading);
  reading.catch(() => lists.delete(site));
  return reading;
}

/** Shots are many a second: where a round must last a while there is no fishing of ours. */
const mayBePlayed = (
  { provider_code: provider, code }: Pick<GameRow, 'provider_code' | 'code'>,
  { jurisdiction }: Pick<Site, 'jurisdiction'>,
): boolean =>
  provider !== houseProviderCode ||
  !Object.hasOwn(fishingGames, code) ||
  jurisdictionFlags[jurisdiction].casinoRoundMinMs === 0;

/**
 * Games that open, as the site puts them; after them those that do not, which no list of the house
 * leads to.
 */
function asShown(games: readonly GameRow[]): readonly GameRow[] {
  const { open = [], closed = [] } = Object.groupBy(games, (game) =>
    opens(game) ? 'open' : 'closed',
  );
  const unmarked = { is_hot: false, is_featured: false, is_popular: false, is_new: false };
  return [...bySiteChoice(open), ...closed.map((game) => ({ ...game, ...unmarked }))];
}

/** Whether a game opens for anybody on its site now. */
export const opens = ({ hindrance }: Pick<GameRow, 'hindrance'>): boolean => hindrance === null;
