import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** A bet that is there for whoever has its code. */
interface SharedBet {
  siteId: string;
  code: string;
  betId: string;
  hasStake: boolean;
  /** What it is written in, as a language tag. */
  language: string;
  expiresAt: Date;
}

/**
 * Keeps a bet under a code until its time; shared in the same way again it keeps the code it has.
 * Gives its code.
 */
export async function keepSharedBet(executor: Executor, bet: SharedBet): Promise<string> {
  const { siteId, code, betId, hasStake, language, expiresAt } = bet;
  const { rows } = await sql<{ code: string }>`
    insert into shared_bets (site_id, code, bet_id, has_stake, language, expires_at)
    values (${siteId}::uuid, ${code}, ${betId}::uuid, ${hasStake}::boolean, ${language},
      ${expiresAt}::timestamptz)
    on conflict (bet_id, has_stake, language) do update set expires_at = excluded.expires_at
    returning code`.execute(executor);
  const [kept] = rows;
  if (!kept) throw new Error(`bet ${betId} was not kept`);
  return kept.code;
}

/** The bet behind a code of the site; null when there is none, or none any more. */
export async function readSharedBet(
  executor: Executor,
  siteId: string,
  code: string,
  now: Date,
): Promise<Pick<SharedBet, 'betId' | 'hasStake' | 'language'> | null> {
  const { rows } = await sql<Pick<SharedBet, 'betId' | 'hasStake' | 'language'>>`
    select bet_id as "betId", has_stake as "hasStake", language from shared_bets
     where site_id = ${siteId}::uuid and code = ${code}
       and expires_at > ${now}::timestamptz`.execute(executor);
  return rows[0] ?? null;
}

/** Forgets those whose time is over. */
export async function forgetEndedShares(executor: Executor, now: Date): Promise<void> {
  await sql`delete from shared_bets where expires_at <= ${now}::timestamptz`.execute(executor);
}
