import type { Executor } from '@pavilion/database';

/** When a player opened the account: whoever signs up accepts what holds then. */
export async function readAccountStart(
  executor: Executor,
  owner: { siteId: string; playerId: string },
): Promise<Date | null> {
  const row = await executor
    .selectFrom('players')
    .select('created_at')
    .where('site_id', '=', owner.siteId)
    .where('id', '=', owner.playerId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export function readAcceptances(executor: Executor, owner: { siteId: string; playerId: string }) {
  return executor
    .selectFrom('legal_acceptances')
    .select(['document', 'version', 'accepted_at'])
    .where('site_id', '=', owner.siteId)
    .where('player_id', '=', owner.playerId)
    .execute();
}

/** Notes it once: the first time counts. */
export async function insertAcceptance(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  accepted: { document: string; version: string; at: Date },
): Promise<void> {
  await executor
    .insertInto('legal_acceptances')
    .values({
      site_id: owner.siteId,
      player_id: owner.playerId,
      document: accepted.document,
      version: accepted.version,
      accepted_at: accepted.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
