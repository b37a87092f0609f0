import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface GuestRow {
  id: string;
  usedAt: Date;
}

/** The guest of a token's hash on a site whose token is still good; null otherwise. */
export async function findGuest(
  executor: Executor,
  siteId: string,
  tokenHash: string,
  usedAfter: Date,
): Promise<GuestRow | null> {
  const row = await executor
    .selectFrom('support_guests')
    .select(['id', 'used_at as usedAt'])
    .where('site_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', '>', usedAfter)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertGuest(
  executor: Executor,
  guest: { id: string; siteId: string; tokenHash: string; now: Date },
): Promise<void> {
  await executor
    .insertInto('support_guests')
    .values({
      id: guest.id,
      site_id: guest.siteId,
      token_hash: guest.tokenHash,
      created_at: guest.now,
      used_at: guest.now,
    })
    .execute();
}

export async function markGuestUsed(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.updateTable('support_guests').set({ used_at: now }).where('id', '=', id).execute();
}

/** Locks a guest to the end of the transaction; false when somebody else has taken him over. */
export async function lockGuest(executor: Executor, id: string): Promise<boolean> {
  const row = await executor
    .selectFrom('support_guests')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes everything of a guest a player's and forgets the guest. Of two talks that are open, the
 * guest's is closed: nobody has two. What he said of himself as a guest is blanked, the account
 * says it.
 */
export async function giveToPlayer(
  executor: Executor,
  guestId: string,
  playerId: string,
  now: Date,
): Promise<void> {
  await sql`update chat_conversations g set state = 'closed', closed_by = 'player',
    closed_at = ${now}
    where g.guest_id = ${guestId} and g.state <> 'closed' and exists (
      select from chat_conversations p
       where p.site_id = g.site_id and p.player_id = ${playerId} and p.state <> 'closed')`.execute(
    executor,
  );
  await executor
    .updateTable('chat_conversations')
    .set({ player_id: playerId, guest_id: null, guest_name: null, contact_email: null })
    .where('guest_id', '=', guestId)
    .execute();
  await executor
    .updateTable('support_tickets')
    .set({ player_id: playerId, guest_id: null, contact_email: null, request_id: null })
    .where('guest_id', '=', guestId)
    .execute();
  await executor
    .updateTable('assistant_sessions')
    .set({ player_id: playerId, guest_id: null })
    .where('guest_id', '=', guestId)
    .execute();
  // What the player said himself of his words stands.
  await sql`insert into assistant_consents (site_id, player_id, given_for, given_at)
    select site_id, ${playerId}, given_for, given_at from assistant_consents
     where guest_id = ${guestId} on conflict do nothing`.execute(executor);
  await executor.deleteFrom('support_guests').where('id', '=', guestId).execute();
}

/** Forgets guests whose token is over and of whom nothing is kept. */
export async function forgetIdleGuests(executor: Executor, usedBefore: Date): Promise<void> {
  await sql`delete from support_guests g where g.used_at < ${usedBefore}
    and not exists (select from chat_conversations c where c.site_id = g.site_id
      and c.guest_id = g.id)
    and not exists (select from assistant_sessions s where s.site_id = g.site_id
      and s.guest_id = g.id)
    and not exists (select from support_tickets t where t.site_id = g.site_id
      and t.guest_id = g.id)`.execute(executor);
}
