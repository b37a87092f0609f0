import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { Prize } from '@pavilion/rewards';
import type { MiniAction, MiniGameCode, MiniRow } from '@pavilion/rewards/minigame';

interface Owner {
  siteId: string;
  playerId: string;
}

/** A round with tokens, with the seeds that deal it. */
export interface MiniGameRow {
  id: string;
  siteId: string;
  playerId: string;
  game: MiniGameCode;
  /** Null: the table that every site has. */
  itemCode: string | null;
  /** Tokens. */
  cost: bigint;
  prizes: MiniRow[];
  params: Record<string, unknown>;
  acts: MiniAction[];
  state: 'open' | 'settled';
  outcome: Record<string, unknown>;
  actions: Array<string | number>;
  prize: Prize | null;
  seedId: string;
  seedHash: string;
  clientSeed: string;
  nonce: number;
  createdAt: Date;
  settledAt: Date | null;
}

const columns = sql.raw(`m.id, m.site_id as "siteId", m.player_id as "playerId", m.game,
  m.item_code as "itemCode", m.cost, m.prizes, m.params, m.acts, m.state, m.outcome, m.actions,
  m.prize, m.seed_id as "seedId", f.server_seed_hash as "seedHash", f.client_seed as "clientSeed",
  m.nonce,
  m.created_at as "createdAt", m.settled_at as "settledAt"`);
const rounds = sql.raw(
  'minigame_rounds m join fairness_seeds f on f.id = m.seed_id and f.site_id = m.site_id',
);

/** Open rounds of a player, the newest first. */
export async function readOpenRounds(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<MiniGameRow[]> {
  const { rows } = await sql<MiniGameRow>`
    select ${columns} from ${rounds}
     where m.site_id = ${siteId}::uuid and m.player_id = ${playerId}::uuid and m.state = 'open'
     order by m.id desc`.execute(executor);
  return rows;
}

/** A round of the site, of whomever. */
export async function readMiniGameRound(
  executor: Executor,
  { siteId, roundId }: { siteId: string; roundId: string },
): Promise<MiniGameRow | null> {
  const { rows } = await sql<MiniGameRow>`
    select ${columns} from ${rounds}
     where m.site_id = ${siteId}::uuid and m.id = ${roundId}::uuid`.execute(executor);
  return rows[0] ?? null;
}

/**
 * As it stands, until the transaction ends: the second of two tabs waits here and finds the round
 * played on.
 */
export async function lockMiniGameRound(
  executor: Executor,
  asked: { siteId: string; roundId: string },
): Promise<MiniGameRow | null> {
  const { siteId, roundId } = asked;
  await sql`select m.id from minigame_rounds m
    where m.site_id = ${siteId}::uuid and m.id = ${roundId}::uuid for update`.execute(executor);
  return readMiniGameRound(executor, asked);
}

/** Open rounds that were begun before a moment, oldest first, of all sites. */
export async function readStaleRounds(
  executor: Executor,
  before: Date,
  limit: number,
): Promise<Array<{ id: string; siteId: string; playerId: string }>> {
  const rows = await executor
    .selectFrom('minigame_rounds')
    .select(['id', 'site_id as siteId', 'player_id as playerId'])
    .where('state', '=', 'open')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows;
}

export async function insertMiniGameRound(executor: Executor, row: MiniGameRow): Promise<void> {
  await executor
    .insertInto('minigame_rounds')
    .values({
      id: row.id,
      site_id: row.siteId,
      player_id: row.playerId,
      game: row.game,
      item_code: row.itemCode,
      cost: row.cost,
      prizes: jsonText(row.prizes),
      params: jsonText(row.params),
      acts: jsonText(row.acts),
      state: row.state,
      outcome: jsonText(row.outcome),
      actions: jsonText(row.actions),
      prize: row.prize === null ? null : jsonText(row.prize),
      seed_id: row.seedId,
      nonce: row.nonce,
      created_at: row.createdAt,
      settled_at: row.settledAt,
    })
    .execute();
}

/** Writes what an act made of a round. */
export async function updateMiniGameRound(executor: Executor, row: MiniGameRow): Promise<void> {
  await executor
    .updateTable('minigame_rounds')
    .set({
      acts: jsonText(row.acts),
      state: row.state,
      outcome: jsonText(row.outcome),
      actions: jsonText(row.actions),
      prize: row.prize === null ? null : jsonText(row.prize),
      settled_at: row.settledAt,
    })
    .where('id', '=', row.id)
    .where('site_id', '=', row.siteId)
    .execute();
}
