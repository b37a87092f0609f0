import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

interface Owner {
  siteId: string;
  playerId: string;
  currency: string;
}

/** The bonus that a withdrawal would end, locked; null: none. */
export async function bonusAgainst(
  executor: Executor,
  { siteId, playerId, currency }: Owner,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select bonus_against_withdrawal(${siteId}::uuid, ${playerId}::uuid, ${currency}) as id`.execute(
    executor,
  );
  return rows[0]?.id ?? null;
}

/** Ends it; what was in its pocket goes back to the house. */
export async function forfeitBonusFor(
  executor: Executor,
  { siteId, playerId, currency }: Owner,
  now: Date,
): Promise<void> {
  await sql`select forfeit_for_withdrawal(${siteId}::uuid, ${playerId}::uuid, ${currency},
    ${now}::timestamptz)`.execute(executor);
}
