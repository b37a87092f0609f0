import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

interface Owner {
  siteId: string;
  playerId: string;
}

/** Agrees to an item; what was agreed to stays. */
export async function writeOptIn(
  executor: Executor,
  { siteId, playerId }: Owner,
  row: { code: string; termsVersion: string; now: Date },
): Promise<void> {
  await executor
    .insertInto('reward_opt_ins')
    .values({
      player_id: playerId,
      site_id: siteId,
      code: row.code,
      terms_version: row.termsVersion,
      at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Standing {
  optedIn: Set<string>;
  /** How often each item was given. */
  given: Map<string, number>;
}

/** What a player agreed to and was given of a site's items. */
export async function readStanding(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<Standing> {
  const optIns = await executor
    .selectFrom('reward_opt_ins')
    .select('code')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .execute();
  const claims = await executor
    .selectFrom('reward_claims')
    .select(({ fn }) => ['item_code', fn.countAll<bigint>().as('count')])
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .groupBy('item_code')
    .execute();
  return {
    optedIn: new Set(optIns.map(({ code }) => code)),
    given: new Map(claims.map(({ item_code: code, count }) => [code, Number(count)])),
  };
}

/** Takes one use of a code; null: there is none, or it is used up. */
export async function useCode(
  executor: Executor,
  siteId: string,
  code: string,
): Promise<string | null> {
  const row = await executor
    .updateTable('reward_codes')
    .set({ uses: sql`uses + 1` })
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .where(sql<boolean>`(uses_max is null or uses < uses_max)`)
    .returning('item_code')
    .executeTakeFirst();
  return row?.item_code ?? null;
}
