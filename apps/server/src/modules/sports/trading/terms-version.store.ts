import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import { compileTerms, type TradingTerms } from '@pavilion/sports';

/** A trading file as it was published. */
export interface TermsVersion {
  version: number;
  document: unknown;
  note: string;
  publishedBy: string;
  publishedAt: Date;
}

/** Who publishes waits for the others: versions follow each other. */
export async function lockTerms(executor: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trading'), hashtext('terms'))`.execute(executor);
}

const versions = (executor: Executor) =>
  executor
    .selectFrom('trading_versions')
    .select([
      'version',
      'document',
      'note',
      'published_by as publishedBy',
      'published_at as publishedAt',
    ])
    .orderBy('version', 'desc');

/** A version, or the newest; null where there is none. */
export async function findVersion(
  executor: Executor,
  version?: number,
): Promise<TermsVersion | null> {
  const query = versions(executor).limit(1);
  const row = await (
    version === undefined ? query : query.where('version', '=', version)
  ).executeTakeFirst();
  return row ?? null;
}

/** The newest first. */
export const listVersions = (executor: Executor, limit: number): Promise<TermsVersion[]> =>
  versions(executor).limit(limit).execute();

export async function insertVersion(
  executor: Executor,
  { version, document, note, publishedBy, publishedAt }: TermsVersion,
  terms: TradingTerms,
): Promise<void> {
  await executor
    .insertInto('trading_versions')
    .values({
      version,
      document: jsonText(document),
      compiled: jsonText(compileTerms(terms)),
      note,
      published_by: publishedBy,
      published_at: publishedAt,
    })
    .execute();
}

export async function readLeagueCodes(executor: Executor): Promise<Set<string>> {
  const rows = await executor.selectFrom('leagues').select('code').execute();
  return new Set(rows.map(({ code }) => code));
}
