import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface Pool {
  siteId: string;
  providerCode: string;
  jackpotId: string;
  currency: string;
}

/**
 * Whether a studio told of the jackpot, or money moved in its pool, for a provider that the site
 * offers.
 */
export async function isPoolKnown(
  executor: Executor,
  { siteId, providerCode, jackpotId, currency }: Pool,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from site_providers where site_id = ${siteId}::uuid
      and provider_code = ${providerCode})
       and (exists (select from provider_jackpots where provider_code = ${providerCode}
         and jackpot_id = ${jackpotId}
                       and currency = ${currency})
            or exists (select from ledger_accounts where site_id = ${siteId}::uuid
              and owner_type = 'house'
                          and kind = ${`pool:${providerCode}/${jackpotId}`}
                          and currency = ${currency})) as known`.execute(executor);
  return rows[0]?.known ?? false;
}

/** What lies in a pool; 0 where nothing ever did. */
export async function poolMinor(
  executor: Executor,
  { siteId, providerCode, jackpotId, currency }: Pool,
): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint | null }>`
    select ledger_balance(${siteId}::uuid, 'house', null, ${`pool:${providerCode}/${jackpotId}`},
      ${currency}) as minor`.execute(executor);
  return rows[0]?.minor ?? 0n;
}
