import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';
import type { RoomRow } from './room.store.ts';

type KeptGame = Selectable<Tables['bingo_games']>;
/** A game with the name of its room. */
export type GameRow = KeptGame & { name: string };
/** A game with the published facts of its chain. */
export type GameWithChain = GameRow & { terminating_hash: string; salt: string };
/** A stage that was won. */
export type WonStage = KeptGame['won'][number];

const games = (executor: Executor) =>
  executor
    .selectFrom('bingo_games')
    .innerJoin('bingo_rooms', (join) =>
      join
        .onRef('bingo_rooms.room_id', '=', 'bingo_games.room_id')
        .onRef('bingo_rooms.site_id', '=', 'bingo_games.site_id'),
    )
    .selectAll('bingo_games')
    .select('bingo_rooms.name');

/**
 * Opens games of a room on the next links of its chain, in the order of their times: a link of a
 * later game gives away every earlier one. False: there are games of the chain from that time on,
 * or it has not so many links.
 */
export async function openGames(
  executor: Executor,
  of: {
    room: RoomRow;
    gameCode: string;
    version: number;
    chainId: string;
    games: ReadonlyArray<{ id: string; at: Date }>;
  },
): Promise<boolean> {
  const { room } = of;
  const ids = of.games.map(({ id }) => id);
  const times = of.games.map(({ at }) => at.toISOString());
  const { rows } = await sql<{ id: string }>`
    with link as (
      update hash_chains set next_index = next_index + ${ids.length}::integer
       where id = ${of.chainId}::uuid and is_active and next_index + ${ids.length}::integer - 1
         <= length
         and not exists (select from bingo_games g where g.site_id = ${room.site_id}::uuid
           and g.room_id = ${room.room_id}
               and g.chain_id = ${of.chainId}::uuid
               and g.starts_at >= ${times[0] ?? null}::timestamptz and g.void_reason is null)
      returning id, next_index - ${ids.length}::integer as first)
    insert into bingo_games (id, site_id, room_id, game_code, game_version, variant, price_minor,
           max_cards, stages, jackpot_within, ball_ms, min_players, is_play_money, chain_id,
           chain_index, starts_at)
    select w.id, ${room.site_id}::uuid, ${room.room_id}, ${of.gameCode}, ${of.version}::integer,
           ${room.variant}, ${room.price_minor}::bigint, ${room.max_cards}::integer,
           ${jsonText(room.stages)}::jsonb, ${room.jackpot_within}::integer,
           ${room.ball_ms}::integer, ${room.min_players}::integer,
           ${room.is_play_money}::boolean, l.id, l.first + w.place - 1, w.at
      from link l, unnest(${ids}::uuid[], ${times}::timestamptz[])
        with ordinality as w (id, at, place)
    on conflict do nothing
    returning id`.execute(executor);
  return rows.length > 0;
}

/** When the last game of a room's chain begins, or began, that is not called off. */
export async function readLastStart(
  executor: Executor,
  { room, chainId }: { room: RoomRow; chainId: string },
): Promise<Date | null> {
  const row = await executor
    .selectFrom('bingo_games')
    .select('starts_at')
    .where('site_id', '=', room.site_id)
    .where('room_id', '=', room.room_id)
    .where('chain_id', '=', chainId)
    .where('void_reason', 'is', null)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.starts_at ?? null;
}

/** Forgets games that nobody bought a card of and that were over before a time. */
export async function deleteEmptyGames(executor: Executor, before: Date): Promise<void> {
  await executor
    .deleteFrom('bingo_games')
    .where('state', '=', 'settled')
    .where('card_count', '=', 0)
    .where('settled_at', '<', before)
    .execute();
}

/** Calls off the games of a room that nobody bought a card of yet, so that others are planned. */
export async function endUnsoldGames(
  executor: Executor,
  { room, now }: { room: RoomRow; now: Date },
): Promise<void> {
  await executor
    .updateTable('bingo_games')
    .set({ state: 'settled', void_reason: 'cancelled', settled_at: now })
    .where('site_id', '=', room.site_id)
    .where('room_id', '=', room.room_id)
    .where('state', '=', 'selling')
    .where('card_count', '=', 0)
    .where('starts_at', '>', now)
    .execute();
}

interface Range {
  siteId: string;
  roomId?: string | undefined;
  from: Date;
  to: Date;
  limit: number;
}

/** Games of a range that are not over, the soonest first. */
export async function readGamesToCome(
  executor: Executor,
  { siteId, roomId, from, to, limit }: Range,
): Promise<GameRow[]> {
  let asked = games(executor)
    .where('bingo_games.site_id', '=', siteId)
    .where('bingo_games.state', '<>', 'settled')
    .where('bingo_games.starts_at', '>=', from)
    .where('bingo_games.starts_at', '<=', to);
  if (roomId !== undefined) asked = asked.where('bingo_games.room_id', '=', roomId);
  return asked
    .orderBy('bingo_games.starts_at')
    .orderBy('bingo_games.room_id')
    .limit(limit)
    .execute();
}

/** Games of a range that cards were sold of and that are over, newest first. */
export async function readPlayedGames(
  executor: Executor,
  { siteId, roomId, from, to, limit }: Range,
): Promise<GameRow[]> {
  let asked = games(executor)
    .where('bingo_games.site_id', '=', siteId)
    .where('bingo_games.state', '=', 'settled')
    .where('bingo_games.card_count', '>', 0)
    .where('bingo_games.starts_at', '>=', from)
    .where('bingo_games.starts_at', '<=', to);
  if (roomId !== undefined) asked = asked.where('bingo_games.room_id', '=', roomId);
  return asked
    .orderBy('bingo_games.starts_at', 'desc')
    .orderBy('bingo_games.room_id')
    .limit(limit)
    .execute();
}

/** Games of a site that stand between their sale and their end, the oldest first. */
export async function readGamesUnderWay(executor: Executor, siteId: string): Promise<GameRow[]> {
  return games(executor)
    .where('bingo_games.site_id', '=', siteId)
    .where('bingo_games.state', 'in', ['ended', 'closed', 'calling', 'won'])
    .orderBy('bingo_games.starts_at')
    .execute();
}

/** The next game of each room that is sold, of one site where one is named. */
export async function readNextGames(
  executor: Executor,
  { siteId, now }: { siteId: string | null; now: Date },
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select g.*, r.name
      from bingo_rooms r cross join lateral (
           select n.* from bingo_games n
            where n.site_id = r.site_id and n.room_id = r.room_id and n.void_reason is null
              and n.state = 'selling'
              and n.starts_at > ${now}::timestamptz
            order by n.starts_at limit 1) g
     where (${siteId}::uuid is null or r.site_id = ${siteId}::uuid)
     order by r.site_id, r.room_id`.execute(executor);
  return rows;
}

export async function readGame(
  executor: Executor,
  { siteId, gameId }: { siteId: string; gameId: string },
): Promise<GameWithChain | null> {
  const row = await games(executor)
    .innerJoin('hash_chains', 'hash_chains.id', 'bingo_games.chain_id')
    .select(['hash_chains.terminating_hash', sql<string>`hash_chains.salt`.as('salt')])
    .where('bingo_games.site_id', '=', siteId)
    .where('hash_chains.site_id', '=', siteId)
    .where('bingo_games.id', '=', gameId)
    .executeTakeFirst();
  return row ?? null;
}

/** A game of a site, locked to the end of the transaction. */
export async function lockGame(
  executor: Executor,
  { siteId, gameId }: { siteId: string; gameId: string },
): Promise<KeptGame | null> {
  const row = await executor
    .selectFrom('bingo_games')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', gameId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Games with something to do: those whose time has come and that are not over, oldest first. */
export async function readDueGames(executor: Executor, now: Date): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select g.*, r.name
      from (select s.* from bingo_games s where s.state = 'selling'
        and s.starts_at <= ${now}::timestamptz
            union all
            select u.* from bingo_games u where u.state in ('ended', 'closed', 'calling', 'won')) g
      join bingo_rooms r on r.site_id = g.site_id and r.room_id = g.room_id
     order by g.starts_at, g.id
     limit 500`.execute(executor);
  return rows;
}

type Change = Partial<
  Pick<
    GameRow,
    | 'state'
    | 'closed_at'
    | 'root'
    | 'entropy_source'
    | 'next_ball_at'
    | 'hash'
    | 'jackpot_each_minor'
    | 'paid_minor'
    | 'fund_minor'
    | 'void_reason'
    | 'settled_at'
  >
>;

/**
 * Changes a game that is still in a state and not called off meanwhile, unless the change goes on
 * calling it off; the game as it is then, null when another was quicker.
 */
export async function moveGame(
  executor: Executor,
  game: Pick<GameRow, 'id' | 'state' | 'name' | 'void_reason'>,
  change: Change,
): Promise<GameRow | null> {
  const row = await executor
    .updateTable('bingo_games')
    .set(change)
    .where('id', '=', game.id)
    .where('state', '=', game.state)
    .where('void_reason', game.void_reason === null ? 'is' : '=', game.void_reason)
    .returningAll()
    .executeTakeFirst();
  return row ? { ...row, name: game.name } : null;
}

/** Keeps what decides a closed game, once: gives the game with what is kept. */
export async function keepEntropy(
  executor: Executor,
  {
    id,
    name,
    seen,
    entropy,
  }: { id: string; name: string; seen: string | null; entropy: string | null },
): Promise<GameRow | null> {
  const row = await executor
    .updateTable('bingo_games')
    .set({ entropy_block: seen, entropy: sql<string>`coalesce(entropy, ${entropy}::text)` })
    .where('id', '=', id)
    .where('state', '=', 'closed')
    .where('void_reason', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? { ...row, name } : null;
}

/** Calls the next ball with the stages that it wins; null: another process was quicker. */
export async function writeBall(
  executor: Executor,
  {
    game,
    ball,
    won,
    nextAt,
  }: { game: GameRow; ball: number; won: readonly WonStage[]; nextAt: Date },
): Promise<GameRow | null> {
  const { rows } = await sql<KeptGame>`
    update bingo_games set called = called || ${ball}::integer,
      won = won || ${jsonText(won)}::jsonb, next_ball_at = ${nextAt}::timestamptz
     where id = ${game.id}::uuid and state = 'calling' and void_reason is null
       and cardinality(called) = ${game.called.length}::integer
    returning *`.execute(executor);
  return rows[0] ? { ...rows[0], name: game.name } : null;
}
