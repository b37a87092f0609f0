import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { activeChain, retireChain, type ChainRow } from '../fairness/index.ts';
import { deleteEmptyGames, openGames, readLastStart } from './game.store.ts';
import { deletePlayedWithPlayMoney } from './play-money.store.ts';
import { chainOf, gameOf } from './room-settings.ts';
import { readRooms, type RoomRow } from './room.store.ts';

const aheadMs = 24 * 60 * 60_000;
const keptMs = 60 * 60_000;
/** Results show a day. */
const playMoneyKeptMs = 2 * aheadMs;

/**
 * Plans the games of the next day in every open room, so that cards can be bought ahead. Late, or
 * twice, it does the same.
 */
export async function planGames(server: ServerContext): Promise<void> {
  const { db } = server.database;
  const now = server.clock.now();
  await deleteEmptyGames(db, new Date(now.getTime() - keptMs));
  const playedBefore = new Date(now.getTime() - playMoneyKeptMs);
  await inTransaction(server.database, (executor) =>
    deletePlayedWithPlayMoney(executor, playedBefore),
  );
  for (const room of (await readRooms(db, null)).filter((row) => row.is_open))
    await planRoom(server, room, now).catch((error: unknown) =>
      server.logger.error(
        { err: error, site: room.site_id, room: room.room_id },
        'games of a bingo room were not planned',
      ),
    );
}

async function planRoom(server: ServerContext, room: RoomRow, now: Date): Promise<void> {
  if (server.sites.byId(room.site_id)?.status !== 'ACTIVE') return;
  const chain = await activeChain(server, chainOf(room));
  // Without a link there is no game: a later turn tries anew.
  if (!chain) return;
  const last = await readLastStart(server.database.db, { room, chainId: chain.id });
  const afterMs = Math.max(now.getTime(), last?.getTime() ?? 0);
  const times = startsAfter(room, afterMs, now.getTime() + aheadMs);
  if (times.length > 0) await open(server, room, { chain, times });
}

/** Beginnings of games after an instant: whole multiples of the room's distance. */
function startsAfter(
  { every_minutes: minutes }: RoomRow,
  afterMs: number,
  untilMs: number,
): Date[] {
  const stepMs = minutes * 60_000;
  const times: Date[] = [];
  for (let atMs = (Math.floor(afterMs / stepMs) + 1) * stepMs; atMs <= untilMs; atMs += stepMs)
    times.push(new Date(atMs));
  return times;
}

/** Opens as many as the room's chain has links for; what is left waits for the next chain. */
async function open(
  server: ServerContext,
  room: RoomRow,
  { chain, times }: { chain: ChainRow; times: readonly Date[] },
): Promise<void> {
  const links = chain.length - chain.next_index + 1;
  if (links <= 0) return retireChain(server.database.db, chain.id);
  const { code, version } = gameOf(room);
  const games = times.slice(0, links).map((at) => ({ id: server.ids.next(), at }));
  await inTransaction(server.database, (executor) =>
    openGames(executor, { room, gameCode: code, version, chainId: chain.id, games }),
  );
}
