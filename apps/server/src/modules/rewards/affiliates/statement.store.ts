import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

interface Of {
  siteId: string;
  code: string;
}

/** A statement as it was made; dates as text. */
interface KeptStatement {
  from: string;
  to: string;
  carriedOutMinor: bigint;
  file: string;
}

const columns = sql.raw(
  `to_char(t.from_date, 'YYYY-MM-DD') as "from", to_char(t.to_date, 'YYYY-MM-DD') as "to",
    t.carried_out_minor as "carriedOutMinor", t.file`,
);

/** Statements of a partner that touch the days [from, to); the oldest first. */
export async function readTouching(
  executor: Executor,
  { siteId, code }: Of,
  { from, to }: { from: string; to: string },
): Promise<KeptStatement[]> {
  const { rows } = await sql<KeptStatement>`
    select ${columns} from affiliate_statements t
     where t.site_id = ${siteId}::uuid and t.affiliate_code = ${code}
       and t.from_date < ${to}::date and t.to_date > ${from}::date
     order by t.from_date`.execute(executor);
  return rows;
}

/** What the statement that ends where one begins leaves it; 0 where there is none. */
export async function readCarriedIn(
  executor: Executor,
  { siteId, code }: Of,
  from: string,
): Promise<bigint> {
  const { rows } = await sql<{ carried: bigint }>`
    select t.carried_out_minor as carried from affiliate_statements t
     where t.site_id = ${siteId}::uuid and t.affiliate_code = ${code}
       and t.to_date = ${from}::date`.execute(executor);
  return rows[0]?.carried ?? 0n;
}

export async function insertStatement(
  executor: Executor,
  { siteId, code }: Of,
  made: KeptStatement & { payableMinor: bigint; now: Date },
): Promise<void> {
  await executor
    .insertInto('affiliate_statements')
    .values({
      site_id: siteId,
      affiliate_code: code,
      from_date: made.from,
      to_date: made.to,
      carried_out_minor: made.carriedOutMinor,
      payable_minor: made.payableMinor,
      file: made.file,
      created_at: made.now,
    })
    .execute();
}
