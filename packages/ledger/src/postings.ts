import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import { canonicalHash } from './canonical-hash.ts';
import { refusing } from './ledger-refusal.ts';
import type { Posted, Posting, Reversal } from './ledger-types.ts';
import { linesJson } from './posting-lines.ts';

interface PostedRow {
  journal_id: bigint;
  replayed: boolean;
}

/** Moves money by one journal. See `Ledger.post`. */
export async function post(executor: Executor, posting: Posting): Promise<Posted> {
  const { siteId, source, key, kind, currency, lines, ref = {} } = posting;
  const hash = posting.requestHash ?? canonicalHash({ kind, currency, lines });
  const { rows } = await refusing(
    sql<PostedRow>`select * from ledger_post(${siteId}::uuid, ${source}, ${key}, ${kind},
      ${hash}::bytea,
      ${currency}, ${linesJson(lines)}::jsonb, ${jsonText(ref)}::jsonb)`.execute(executor),
  );
  return toPosted(rows);
}

/** Undoes a journal by its exact opposite. See `Ledger.reverse`. */
export async function reverse(executor: Executor, reversal: Reversal): Promise<Posted> {
  const { siteId, source, key, journalId, ref = {} } = reversal;
  const { rows } = await refusing(
    sql<PostedRow>`select * from ledger_reverse(${siteId}::uuid, ${source}, ${key},
      ${canonicalHash({ reverses: journalId })}::bytea, ${journalId}::bigint,
      ${jsonText(ref)}::jsonb)`.execute(executor),
  );
  return toPosted(rows);
}

export function toPosted(rows: readonly PostedRow[]): Posted {
  const row = rows[0];
  if (!row) throw new Error('the ledger gave no journal');
  return { journalId: row.journal_id, replayed: row.replayed };
}
