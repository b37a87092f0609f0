import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';

export type DemoRow = Selectable<Tables['demo_sessions']>;

export async function insertDemo(
  executor: Executor,
  row: { id: string; siteId: string; balanceMinor: bigint; now: Date },
): Promise<void> {
  await executor
    .insertInto('demo_sessions')
    .values({
      id: row.id,
      site_id: row.siteId,
      balance_minor: row.balanceMinor,
      hand: null,
      created_at: row.now,
      used_at: row.now,
    })
    .execute();
}

/** The session for a change in the executor's transaction: others wait. */
export async function lockDemo(
  executor: Executor,
  { siteId, demoId }: { siteId: string; demoId: string },
): Promise<DemoRow | null> {
  const row = await executor
    .selectFrom('demo_sessions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', demoId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** What a purse holds; null: there is none of this id. */
export async function readPlayMoney(
  executor: Executor,
  { siteId, demoId }: { siteId: string; demoId: string },
): Promise<bigint | null> {
  const row = await executor
    .selectFrom('demo_sessions')
    .select('balance_minor')
    .where('site_id', '=', siteId)
    .where('id', '=', demoId)
    .executeTakeFirst();
  return row?.balance_minor ?? null;
}

export async function writeDemo(
  executor: Executor,
  row: { siteId: string; id: string; balanceMinor: bigint; hand: object | null; now: Date },
): Promise<void> {
  await executor
    .updateTable('demo_sessions')
    .set({
      balance_minor: row.balanceMinor,
      hand: row.hand === null ? null : jsonText(row.hand),
      used_at: row.now,
    })
    .where('site_id', '=', row.siteId)
    .where('id', '=', row.id)
    .execute();
}

/** Forgets play money that nobody used since; gives how many. */
export async function pruneDemo(executor: Executor, before: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from demo_sessions where used_at < ${before}::timestamptz returning id`.execute(
    executor,
  );
  return rows.length;
}
