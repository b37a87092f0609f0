import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { RoundTable } from '../fairness/index.ts';
import type { RoundPoolsRow, SharedRoundRow } from '../rounds/index.ts';

/** The newest round of this number at a course: each chain counts anew. */
export async function readRaceRound(
  executor: Executor,
  of: RoundTable,
  index: number,
): Promise<SharedRoundRow | null> {
  const row = await executor
    .selectFrom('shared_rounds')
    .selectAll()
    .where('site_id', '=', of.siteId)
    .where('provider_code', '=', of.providerCode)
    .where('game_code', '=', of.gameCode)
    .where('table_id', '=', of.tableId)
    .where('chain_index', '=', index)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** A race that is over with what its pools paid. */
export type EndedRace = SharedRoundRow & Pick<RoundPoolsRow, 'pools' | 'dividends'>;

/** Races of a site that are over, newest first, after one of them. */
export async function readEndedRaces(
  executor: Executor,
  asked: {
    siteId: string;
    providerCode: string;
    gameCodes: readonly string[];
    tableId: string | null;
    after: string | null;
    limit: number;
  },
): Promise<EndedRace[]> {
  const { rows } = await sql<EndedRace>`
    select r.*, coalesce(p.pools, '{}') as pools, p.dividends
      from shared_rounds r left join round_pools p on p.round_id = r.id and p.site_id = r.site_id
     where r.site_id = ${asked.siteId}::uuid and r.provider_code = ${asked.providerCode}::text
       and r.game_code = any (${[...asked.gameCodes]}::text[]) and r.phase = 'settled'
       and (${asked.tableId}::text is null or r.table_id = ${asked.tableId}::text)
       and (${asked.after}::uuid is null or (r.opened_at, r.id) < (select b.opened_at, b.id
         from shared_rounds b
             where b.id = ${asked.after}::uuid and b.site_id = r.site_id))
     order by r.opened_at desc, r.id desc
     limit ${asked.limit}::integer`.execute(executor);
  return rows;
}
