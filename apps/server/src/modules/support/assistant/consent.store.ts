import type { Executor } from '@pavilion/database';
import type { Owner } from '../guests/index.ts';

/** To which system an owner let his words go; null where he did not. */
export async function readConsent(
  executor: Executor,
  { siteId, playerId, guestId }: Owner,
): Promise<string | null> {
  const row = await executor
    .selectFrom('assistant_consents')
    .select('given_for')
    .where('site_id', '=', siteId)
    .where('player_id', 'is not distinct from', playerId)
    .where('guest_id', 'is not distinct from', guestId)
    .executeTakeFirst();
  return row?.given_for ?? null;
}

/** Keeps that an owner's words may go to a system, in the place of what he said before. */
export async function writeConsent(
  executor: Executor,
  owner: Owner,
  givenFor: string,
  now: Date,
): Promise<void> {
  await deleteConsent(executor, owner);
  await executor
    .insertInto('assistant_consents')
    .values({
      site_id: owner.siteId,
      player_id: owner.playerId,
      guest_id: owner.guestId,
      given_for: givenFor,
      given_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteConsent(
  executor: Executor,
  { siteId, playerId, guestId }: Owner,
): Promise<void> {
  await executor
    .deleteFrom('assistant_consents')
    .where('site_id', '=', siteId)
    .where('player_id', 'is not distinct from', playerId)
    .where('guest_id', 'is not distinct from', guestId)
    .execute();
}
