import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type SeaRow = Selectable<Tables['fishing_seas']>;

interface OfSea {
  siteId: string;
  seaId: string;
}

/** The seas of a site in the order they are shown; the oldest of a kind first. */
export function readSeas(executor: Executor, siteId: string): Promise<SeaRow[]> {
  return executor
    .selectFrom('fishing_seas')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy(sql`array_position(array['shallows', 'reef', 'deep', 'practice'], kind)`)
    .orderBy('number')
    .execute();
}

export async function readSea(executor: Executor, of: OfSea): Promise<SeaRow | null> {
  const row = await executor
    .selectFrom('fishing_seas')
    .selectAll()
    .where('site_id', '=', of.siteId)
    .where('id', '=', of.seaId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Lets one after the other change a sea, to the end of the executor's transaction: what one caught,
 * the next finds gone, whichever process it asks.
 */
export async function lockSea(executor: Executor, { siteId, seaId }: OfSea): Promise<void> {
  await sql`select id from fishing_seas
    where id = ${seaId}::uuid and site_id = ${siteId}::uuid for no key update`.execute(executor);
}

/** Opens a sea; does nothing where there is one of this kind and number. */
export async function insertSea(executor: Executor, row: SeaRow): Promise<void> {
  await executor
    .insertInto('fishing_seas')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'number']).doNothing())
    .execute();
}

/** Seas with who fishes in them, by the names that others see. */
export async function readSeats(
  executor: Executor,
  siteId: string,
): Promise<{ sea_id: string; seat: number; name: string }[]> {
  return executor
    .selectFrom('fishing_sessions')
    .select(['sea_id', 'seat', 'name'])
    .where('site_id', '=', siteId)
    .where('state', '=', 'open')
    .orderBy('seat')
    .execute();
}

/** Of these targets of a sea, those that somebody has caught. */
export async function readCaught(
  executor: Executor,
  { siteId, seaId, ids }: OfSea & { ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .selectFrom('fishing_catches')
    .select('target_id')
    .where('site_id', '=', siteId)
    .where('sea_id', '=', seaId)
    .where('target_id', 'in', [...ids])
    .execute();
  return rows.map((row) => row.target_id);
}

/** What was caught in a sea since. */
export async function readCaughtSince(
  executor: Executor,
  { siteId, seaId, since }: OfSea & { since: Date },
): Promise<string[]> {
  const rows = await executor
    .selectFrom('fishing_catches')
    .select('target_id')
    .where('site_id', '=', siteId)
    .where('sea_id', '=', seaId)
    .where('caught_at', '>', since)
    .execute();
  return rows.map((row) => row.target_id);
}

/**
 * Marks targets as caught. A target that is caught already is a fault of the caller, who holds the
 * sea.
 */
export async function insertCaught(
  executor: Executor,
  of: OfSea & { sessionId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  if (of.ids.length === 0) return;
  await executor
    .insertInto('fishing_catches')
    .values(
      of.ids.map((id) => ({
        ...{ sea_id: of.seaId, target_id: id, site_id: of.siteId },
        ...{ session_id: of.sessionId, caught_at: of.now },
      })),
    )
    .execute();
}

/** Forgets what was caught before: it has long swum by. */
export async function pruneCaught(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('fishing_catches').where('caught_at', '<', before).execute();
}
