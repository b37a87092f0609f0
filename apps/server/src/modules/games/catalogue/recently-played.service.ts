import type { PlayerContext } from '../../../http/route.ts';
import { siteGames } from './catalogue-cache.ts';
import { toGameItem } from './game-item.ts';
import { readRecentlyPlayed } from './game-plays.store.ts';

/** Games of the player's last rounds that the site still offers, the last played first. */
export async function listRecentlyPlayed({ server, site, player }: PlayerContext) {
  const played = await readRecentlyPlayed(server.database.db, site.id, player.id);
  const games = await siteGames(server, site);
  const byGame = new Map(games.map((game) => [`${game.provider_code}/${game.code}`, game]));
  return played.flatMap(({ providerCode, gameCode }) => {
    const game = byGame.get(`${providerCode}/${gameCode}`);
    return game ? [toGameItem(game)] : [];
  });
}
