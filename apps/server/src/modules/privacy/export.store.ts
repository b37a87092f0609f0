import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { Owner } from './consent.store.ts';

export interface WaitingExport {
  id: string;
  siteId: string;
  playerId: string;
}

/** Notes the wish, unless one of the player was noted since `since`; gives whether it did. */
export async function insertExport(
  executor: Executor,
  { siteId, playerId }: Owner,
  wish: { id: string; now: Date; since: Date; expiresAt: Date },
): Promise<boolean> {
  await sql`select lock_player(${playerId}::uuid)`.execute(executor);
  const { rows } = await sql`
    insert into data_exports (id, site_id, player_id, asked_at, expires_at)
    select ${wish.id}, ${siteId}, ${playerId}, ${wish.now}, ${wish.expiresAt}
     where not exists (select from data_exports e where e.player_id = ${playerId} and e.asked_at > ${wish.since})
    returning id`.execute(executor);
  return rows.length > 0;
}

/** The wish that waits longest, locked until the transaction ends; null when there is none. */
export async function lockWaiting(executor: Executor): Promise<WaitingExport | null> {
  const row = await executor
    .selectFrom('data_exports')
    .select(['id', 'site_id as siteId', 'player_id as playerId'])
    .where('ready_at', 'is', null)
    .orderBy('asked_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

export async function writeFile(
  executor: Executor,
  id: string,
  made: { file: Uint8Array; tokenHash: Uint8Array; now: Date; expiresAt: Date },
): Promise<void> {
  await executor
    .updateTable('data_exports')
    .set({
      file: made.file,
      token_hash: made.tokenHash,
      ready_at: made.now,
      expires_at: made.expiresAt,
    })
    .where('id', '=', id)
    .execute();
}

/** The file behind an address of the site, while its time lasts. */
export async function readFile(
  executor: Executor,
  siteId: string,
  tokenHash: Uint8Array,
  now: Date,
): Promise<Uint8Array | null> {
  const row = await executor
    .selectFrom('data_exports')
    .select('file')
    .where('token_hash', '=', tokenHash)
    .where('site_id', '=', siteId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.file ?? null;
}

/** Forgets files whose time is over. */
export async function deleteExpired(executor: Executor, now: Date): Promise<void> {
  await executor
    .deleteFrom('data_exports')
    .where('expires_at', '<=', now)
    .where('ready_at', 'is not', null)
    .execute();
}

/** What of a row is no word about its player: keys of ours, and texts that are for the database alone. */
const secret = ['password_hash', 'token_hash', 'request_hash', 'claim_answer', 'once_key'];

/** Tables with rows of a player, each row his own by `player_id`. */
const ownTables = [
  'sessions',
  'deposits',
  'withdrawals',
  'bets',
  'wallet_rounds',
  'player_limits',
  'protection_changes',
  'exclusions',
  'marketing_consents',
  'notice_choices',
  'inbox_items',
  'favourites',
] as const;

export type PersonalRow = Record<string, unknown>;

/** Everything kept of a player, by the name of its file. Amounts are minor units of the currency beside them. */
export async function readPersonalData(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<Record<string, PersonalRow[]>> {
  const data: Record<string, PersonalRow[]> = {
    profile: await rowsOf(
      executor,
      sql`select p as row from players p where p.id = ${playerId} and p.site_id = ${siteId}`,
    ),
    payout_destinations: await rowsOf(
      executor,
      sql`select d as row from (select method_code, holder_name, masked, created_at from payout_destinations
           where player_id = ${playerId} and site_id = ${siteId} order by created_at) d`,
    ),
    money_movements: await rowsOf(
      executor,
      sql`select m as row from (
            select j.created_at, j.kind, a.kind as pocket, a.currency, e.amount, e.balance_after
              from ledger_accounts a join ledger_entries e on e.account_id = a.id
              join ledger_journals j on j.id = e.journal_id
             where a.site_id = ${siteId} and a.owner_type = 'player' and a.owner_id = ${playerId}
             order by e.journal_id, e.seq) m`,
    ),
  };
  for (const table of ownTables)
    data[table] = await rowsOf(
      executor,
      sql`select t as row from ${sql.table(table)} t where t.player_id = ${playerId} and t.site_id = ${siteId}`,
    );
  return data;
}

async function rowsOf(executor: Executor, query: ReturnType<typeof sql>): Promise<PersonalRow[]> {
  const { rows } = await sql<{ row: PersonalRow }>`
    select to_jsonb(x.row) - ${secret}::text[] as row from (${query}) x`.execute(executor);
  return rows.map(({ row }) => row);
}
