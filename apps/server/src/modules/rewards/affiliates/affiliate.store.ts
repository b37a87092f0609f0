import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type AffiliateRow = Selectable<Tables['affiliates']>;

/** Writes a partner, or what is changed of one. */
export async function writeAffiliate(
  executor: Executor,
  row: Insertable<Tables['affiliates']>,
): Promise<void> {
  const { site_id: _site, code: _code, created_at: _at, ...changing } = row;
  await executor
    .insertInto('affiliates')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet(changing))
    .execute();
}

export async function lockAffiliate(
  executor: Executor,
  siteId: string,
  code: string,
): Promise<AffiliateRow | null> {
  const row = await executor
    .selectFrom('affiliates')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function readAffiliates(executor: Executor, siteId: string): Promise<AffiliateRow[]> {
  return executor
    .selectFrom('affiliates')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('code')
    .execute();
}

/** How many players each partner of a site has brought. */
export async function countPlayers(
  executor: Executor,
  siteId: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select p.attribution ->> 'affiliate_code' as code, count(*)::integer as count from players p
     where p.site_id = ${siteId}::uuid and p.attribution ->> 'affiliate_code' is not null
       and p.activated_at is not null
     group by 1`.execute(executor);
  return new Map(rows.map(({ code, count }) => [code, count]));
}

export async function writePause(
  executor: Executor,
  { siteId, code }: { siteId: string; code: string },
  pausedAt: Date | null,
): Promise<void> {
  await executor
    .updateTable('affiliates')
    .set({ paused_at: pausedAt })
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .execute();
}
