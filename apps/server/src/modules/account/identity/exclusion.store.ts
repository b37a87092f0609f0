import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/**
 * Until when who has this phone or mail is excluded from a site, whichever way the mail is written;
 * null when he never was.
 */
export async function readExcludedUntil(
  executor: Executor,
  siteId: string,
  person: { phone: string; email: string },
): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`select
    excluded_until_of(${siteId}::uuid, ${person.phone}, ${person.email}) as until`.execute(
    executor,
  );
  return rows[0]?.until ?? null;
}
