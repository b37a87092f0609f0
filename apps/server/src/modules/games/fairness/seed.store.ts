import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type SeedRow = Selectable<Tables['fairness_seeds']>;

export interface SeedOwner {
  siteId: string;
  playerId: string;
}

/** The seed in use and the next one; absent before the first use. */
export async function readSeedsInUse(
  executor: Executor,
  { siteId, playerId }: SeedOwner,
): Promise<{ active?: SeedRow; next?: SeedRow }> {
  const rows = await executor
    .selectFrom('fairness_seeds')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('state', 'in', ['active', 'next'])
    .execute();
  return {
    active: rows.find(({ state }) => state === 'active'),
    next: rows.find(({ state }) => state === 'next'),
  };
}

/** Writes a player's first seeds; does nothing where there are some. */
export async function insertSeeds(
  executor: Executor,
  rows: ReadonlyArray<Omit<SeedRow, 'nonce' | 'revealed_at'>>,
): Promise<void> {
  await executor
    .insertInto('fairness_seeds')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function readSeed(
  executor: Executor,
  { siteId, seedId }: { siteId: string; seedId: string },
): Promise<SeedRow | null> {
  const row = await executor
    .selectFrom('fairness_seeds')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', seedId)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps the seed in use as it is to the end of the transaction. */
export async function lockSeed(executor: Executor, owner: SeedOwner): Promise<void> {
  await executor
    .selectFrom('fairness_seeds')
    .select('id')
    .where('site_id', '=', owner.siteId)
    .where('player_id', '=', owner.playerId)
    .where('state', '=', 'active')
    .forUpdate()
    .execute();
}

/**
 * Counts one more deal from the seed in use: the seed with the nonce that was taken; null: there is
 * none.
 */
export async function countNonce(executor: Executor, owner: SeedOwner): Promise<SeedRow | null> {
  const row = await executor
    .updateTable('fairness_seeds')
    .set({ nonce: sql`nonce + 1` })
    .where('site_id', '=', owner.siteId)
    .where('player_id', '=', owner.playerId)
    .where('state', '=', 'active')
    .returningAll()
    .executeTakeFirst();
  return row ? { ...row, nonce: row.nonce - 1 } : null;
}

/** Calls `rotate_seeds`: the id of the seed that was revealed, null while a hand needs it. */
export async function rotateSeedsInUse(
  executor: Executor,
  owner: SeedOwner,
  next: { clientSeed: string; id: string; sealedSeed: string; hash: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select rotate_seeds(${owner.siteId}::uuid,
    ${owner.playerId}::uuid, ${next.clientSeed}, ${next.id}::uuid, ${next.sealedSeed}, ${next.hash},
    ${next.now}::timestamptz) as id`.execute(executor);
  return rows[0]?.id ?? null;
}
