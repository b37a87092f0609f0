import type { ServerContext } from '../../context.ts';
import { rememberFor } from '../../remember.ts';
import type { Site } from '../../site-directory/index.ts';
import { siteGames } from './catalogue-cache.ts';
import { readGamePlays, type GamePlay, type GameRow } from './game.store.ts';

const freshMs = 60_000;
const dayMs = 24 * 60 * 60_000;
/** A game is hot by what was played today, popular by what was played this week. */
const popularMs = 7 * dayMs;
/** Who finished a round within this time plays now. */
const nowMinutesMs = 5 * 60_000;

/** Games of a site by how they are played: the most played first, hot and popular as play says. Counted once a minute. */
export const gamesByPlay = rememberFor(
  freshMs,
  async (context: ServerContext, site: Site): Promise<readonly GameRow[]> => {
    const nowMs = context.clock.now().getTime();
    const plays = await readGamePlays(context.database.db, site.id, {
      since: new Date(nowMs - popularMs),
      hotSince: new Date(nowMs - dayMs),
      nowSince: new Date(nowMs - nowMinutesMs),
    });
    return rankByPlay(await siteGames(context, site), plays);
  },
);

/**
 * The catalogue with its lists as play made them: of each category as many games are hot and popular as the house marked, the most played first and
 * only then those the house chose. Games nobody played keep their order, after those that were.
 */
export function rankByPlay(
  games: readonly GameRow[],
  plays: readonly GamePlay[],
): readonly GameRow[] {
  if (plays.length === 0) return games;
  const byGame = new Map(plays.map((play) => [`${play.providerCode}/${play.gameCode}`, play]));
  const playOf = (game: GameRow) => byGame.get(`${game.provider_code}/${game.code}`);
  const weeks = (game: GameRow) => weight(playOf(game)?.players, playOf(game)?.rounds);
  const days = (game: GameRow) => weight(playOf(game)?.hotPlayers, playOf(game)?.hotRounds);
  const hot = chosen(games, days, ({ is_hot }) => is_hot);
  const popular = chosen(games, weeks, ({ is_popular }) => is_popular);
  return games
    .toSorted((a, b) => weeks(b) - weeks(a))
    .map((game) => ({
      ...game,
      is_hot: hot.has(game),
      is_popular: popular.has(game),
      players_now: playOf(game)?.nowPlayers ?? 0,
    }));
}

/** Players count before rounds: one who plays all night makes no game popular. */
const weight = (players = 0, rounds = 0): number => players * 1_000_000 + Math.min(rounds, 999_999);

function chosen(
  games: readonly GameRow[],
  weightOf: (game: GameRow) => number,
  isMarked: (game: GameRow) => boolean,
): Set<GameRow> {
  const picked = [...Map.groupBy(games, ({ category }) => category).values()].flatMap((own) => {
    const count = own.filter(isMarked).length;
    return own
      .toSorted((a, b) => weightOf(b) - weightOf(a) || Number(isMarked(b)) - Number(isMarked(a)))
      .slice(0, count);
  });
  return new Set(picked);
}
