import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import { canonicalHash } from './canonical-hash.ts';
import { refusing } from './ledger-refusal.ts';
import type { Held, HoldPosting, HoldRequest, Posted } from './ledger-types.ts';
import { linesJson, ownerIdOf } from './posting-lines.ts';
import { toPosted } from './postings.ts';

/** Reserves money. See `Ledger.hold`. */
export async function createHold(executor: Executor, request: HoldRequest): Promise<Held> {
  const { siteId, source, key, account, currency, amountMinor, timeoutMs, ref = {} } = request;
  const hash = request.requestHash ?? canonicalHash({ account, currency, amountMinor, timeoutMs });
  const { rows } = await refusing(
    sql<{ hold_id: bigint; replayed: boolean }>`select * from ledger_hold_create(${siteId}::uuid,
      ${source}, ${key}, ${hash}::bytea, ${account.owner}, ${ownerIdOf(account) ?? nilUuid}::uuid,
      ${account.kind}, ${currency}, ${amountMinor}::bigint, ${timeoutMs}::bigint,
      ${jsonText(ref)}::jsonb)`.execute(executor),
  );
  const row = rows[0];
  if (!row) throw new Error('the ledger gave no hold');
  return { holdId: row.hold_id, replayed: row.replayed };
}

const nilUuid = '00000000-0000-0000-0000-000000000000';

/** Spends a hold. See `Ledger.postHold`. */
export async function postHold(executor: Executor, posting: HoldPosting): Promise<Posted> {
  const { siteId, source, key, holdId, kind, lines, ref = {} } = posting;
  const hash = posting.requestHash ?? canonicalHash({ holdId, kind, lines });
  const { rows } = await refusing(
    sql<{ journal_id: bigint; replayed: boolean }>`select * from ledger_hold_post(${siteId}::uuid,
      ${holdId}::bigint, ${source}, ${key}, ${kind}, ${hash}::bytea, ${linesJson(lines)}::jsonb,
      ${jsonText(ref)}::jsonb)`.execute(executor),
  );
  return toPosted(rows);
}

/** Frees a hold; false when it was voided before. */
export async function voidHold(
  executor: Executor,
  siteId: string,
  holdId: bigint,
): Promise<boolean> {
  const { rows } = await refusing(
    sql<{
      voided: boolean;
    }>`select ledger_hold_void(${siteId}::uuid, ${holdId}::bigint) as voided`.execute(executor),
  );
  return rows[0]?.voided ?? false;
}

/** Frees up to `limit` holds whose time is over, of all sites; gives how many. */
export async function expireHolds(executor: Executor, limit: number): Promise<number> {
  const { rows } = await sql<{
    expired: number;
  }>`select ledger_hold_expire(${limit}::integer) as expired`.execute(executor);
  return rows[0]?.expired ?? 0;
}
