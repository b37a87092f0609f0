import type { ServerContext } from '../../../context.ts';
import { rememberFor } from '../../../remember.ts';
import type { Site } from '../../../site-directory/index.ts';
import { opens, siteGames, type ListedGame } from './catalogue-cache.ts';
import { readGamePlays, type GamePlay } from './game-plays.store.ts';

const freshMs = 60_000;
const dayMs = 24 * 60 * 60_000;
/** A game is hot by what was played today, popular by what was played this week. */
const popularMs = 7 * dayMs;
/** Who finished a round within this time plays now. */
const nowMinutesMs = 5 * 60_000;

/**
 * Games of a site by how they are played: the most played first, hot and popular as play says.
 * Counted once a minute.
 */
export const gamesByPlay = rememberFor(
  freshMs,
  async (context: ServerContext, site: Site): Promise<readonly ListedGame[]> => {
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
 * The catalogue with its lists as play made them: of each category as many games are hot and
 * popular as the house marked, the most played first and only then those the house chose. Games
 * nobody played keep their order, after those that were.
 */
export function rankByPlay(
  games: readonly ListedGame[],
  plays: readonly GamePlay[],
): readonly ListedGame[] {
  if (plays.length === 0) return games;
  // What does not open leads no list, however much it was played before.
  const closed = games.filter((game) => !opens(game));
  return [...rankOpen(games.filter(opens), plays), ...closed];
}

function rankOpen(games: readonly ListedGame[], plays: readonly GamePlay[]): readonly ListedGame[] {
  const byGame = new Map(plays.map((play) => [`${play.providerCode}/${play.gameCode}`, play]));
  const playOf = (game: ListedGame) => byGame.get(`${game.provider_code}/${game.code}`);
  const weekOf = ranking(plays, ({ players, rounds, revenue }) => ({ players, rounds, revenue }));
  const dayOf = ranking(plays, (play) => ({
    players: play.hotPlayers,
    rounds: play.hotRounds,
    revenue: play.hotRevenue,
  }));
  const weeks = (game: ListedGame) => weekOf(playOf(game));
  const days = (game: ListedGame) => dayOf(playOf(game));
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

/**
 * Rounds only part games that are alike otherwise: they weigh less than any share of players or
 * revenue that matters.
 */
const roundsWeight = 1e-6;

/**
 * How a game ranks in a stretch of time: half its share of the players, half its share of the
 * revenue. Players are counted, not rounds: one who plays all night makes no game popular. Rounds
 * decide between equals.
 */
function ranking(
  plays: readonly GamePlay[],
  spanOf: (play: GamePlay) => { players: number; rounds: number; revenue: number },
): (play: GamePlay | undefined) => number {
  const spans = plays.map(spanOf);
  const players = spans.reduce((sum, span) => sum + span.players, 0) || 1;
  const rounds = spans.reduce((sum, span) => sum + span.rounds, 0) || 1;
  return (play) => {
    if (!play) return 0;
    const span = spanOf(play);
    return (span.players / players + span.revenue) / 2 + (span.rounds / rounds) * roundsWeight;
  };
}

function chosen(
  games: readonly ListedGame[],
  weightOf: (game: ListedGame) => number,
  isMarked: (game: ListedGame) => boolean,
): Set<ListedGame> {
  const picked = [...Map.groupBy(games, ({ category }) => category).values()].flatMap((own) => {
    const count = own.filter(isMarked).length;
    return own
      .toSorted((a, b) => weightOf(b) - weightOf(a) || Number(isMarked(b)) - Number(isMarked(a)))
      .slice(0, count);
  });
  return new Set(picked);
}
