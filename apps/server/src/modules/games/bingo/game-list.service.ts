import type { bingoGameGet, bingoGameList, CallInput, CallResponse } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { readGame, readGamesToCome, readPlayedGames, type GameWithChain } from './game.store.ts';
import { commitmentOf, gameView } from './game-view.ts';
import { fundOf } from './jackpot-fund.ts';
import { readRoom, readRooms } from './room.store.ts';

type Where = Pick<RequestContext, 'server' | 'site' | 'now'>;
type Asked<Call extends typeof bingoGameList | typeof bingoGameGet> = Omit<
  CallInput<Call>,
  'domain_name' | 'external_id'
>;

const dayMs = 24 * 60 * 60_000;
const limit = 600;

/**
 * Games to come, the soonest first, then those that were played, newest first: of a range, else of
 * a day before and after now. Fails with tableNotFound.
 */
export async function listGames(
  { server, site, now }: Where,
  { room_id: roomId, from, to }: Asked<typeof bingoGameList>,
): Promise<CallResponse<typeof bingoGameList>> {
  const { db } = server.database;
  const siteId = site.id;
  if (roomId !== undefined && !(await readRoom(db, { siteId, roomId })))
    return fail('tableNotFound');
  const range = {
    siteId,
    roomId,
    from: from === undefined ? new Date(now.getTime() - dayMs) : new Date(from),
    to: to === undefined ? new Date(now.getTime() + dayMs) : new Date(to),
    limit,
  };
  const games = [...(await readGamesToCome(db, range)), ...(await readPlayedGames(db, range))];
  const funds = new Map<string, bigint>();
  for (const room of await readRooms(db, siteId))
    funds.set(room.room_id, await fundOf(server, site, room));
  const { code } = site.currency;
  return { value: games.map((game) => gameView(game, code, funds.get(game.room_id) ?? 0n)) };
}

/** A game of the site. Fails with drawNotFound. */
export async function gameOfSite(
  { server, site }: Pick<Where, 'server' | 'site'>,
  gameId: string,
): Promise<GameWithChain> {
  return (await readGame(server.database.db, { siteId: site.id, gameId })) ?? fail('drawNotFound');
}

/** A game with the balls that were called, its winners, and what it can be checked by. */
export async function getGame(
  context: Where,
  { game_id: gameId }: Asked<typeof bingoGameGet>,
): Promise<CallResponse<typeof bingoGameGet>> {
  const { server, site } = context;
  const game = await gameOfSite(context, gameId);
  const currency = site.currency.code;
  const view = gameView(game, currency, await fundOf(server, site, game));
  const amount = (minor: string | bigint | null): string | null =>
    minor === null ? null : formatAmount(BigInt(minor), currency);
  return {
    value: {
      ...view,
      called: game.called,
      ball_ms: game.ball_ms,
      min_players: game.min_players,
      stages: view.stages.map((stage) => {
        const won = game.won.find((one) => one.stage === stage.stage);
        return {
          ...stage,
          ball: won?.ball ?? null,
          winners: won?.winners ?? [],
          each: amount(won?.each_minor ?? null),
        };
      }),
      jackpot_each: amount(game.jackpot_each_minor),
      commitment: commitmentOf(game, currency),
      settled_at: game.settled_at?.toISOString() ?? null,
    },
  };
}
