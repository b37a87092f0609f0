import type { Executor } from '@pavilion/database';
import { sql } from 'kysely';

/**
 * Whether the content of any site, out or to come, names a picture by one of these addresses. Over
 * all sites: a front may fetch what one site names from the host of another, and a picture tells
 * nothing of the site that shows it.
 */
export async function isAddressShown(
  executor: Executor,
  addresses: readonly string[],
): Promise<boolean> {
  const named = sql.join(
    addresses.map((address) => sql`${JSON.stringify(address)}`),
    sql`, `,
  );
  const { rows } = await sql`
    select 1 from content_versions v
     where v.state <> 'retired' and v.type not in ('pages', 'legal', 'faqs', 'canned', 'marquee')
       and exists (select from unnest(array[${named}]::text[]) as a(address)
                    where position(a.address in v.document::text) > 0)
     limit 1`.execute(executor);
  return rows.length > 0;
}
