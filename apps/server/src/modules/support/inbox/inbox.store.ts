import type { Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';
import { isShown, type Reader } from '../../../notices/unread.store.ts';

export type InboxRow = Selectable<Tables['inbox_items']>;

/** Messages of a player, newest first. */
export async function listInbox(
  executor: Executor,
  owner: Reader,
  limit: number,
): Promise<InboxRow[]> {
  return executor
    .selectFrom('inbox_items')
    .selectAll()
    .where('site_id', '=', owner.siteId)
    .where('player_id', '=', owner.playerId)
    .where(isShown(owner.now))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Marks everything a player has as read. */
export async function markRead(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  now: Date,
): Promise<void> {
  await executor
    .updateTable('inbox_items')
    .set({ read_at: now })
    .where('site_id', '=', owner.siteId)
    .where('player_id', '=', owner.playerId)
    .where('read_at', 'is', null)
    .execute();
}

/** Marks one message of a player as read; false when it is not theirs. */
export async function markOneRead(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  inboxId: string,
  now: Date,
): Promise<boolean> {
  const row = await executor
    .updateTable('inbox_items')
    .set((set) => ({ read_at: set.fn.coalesce('read_at', set.val(now)) }))
    .where('id', '=', inboxId)
    .where('site_id', '=', owner.siteId)
    .where('player_id', '=', owner.playerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A player's own message, locked until the transaction ends; null when it is not theirs. */
export async function lockInboxItem(
  executor: Executor,
  owner: Reader,
  inboxId: string,
): Promise<InboxRow | null> {
  const row = await executor
    .selectFrom('inbox_items')
    .selectAll()
    .where('id', '=', inboxId)
    .where('site_id', '=', owner.siteId)
    .where('player_id', '=', owner.playerId)
    .where(isShown(owner.now))
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** What a request id was used to claim, or null. */
export async function findClaimOf(
  executor: Executor,
  playerId: string,
  requestId: string,
): Promise<Pick<InboxRow, 'id' | 'claim_answer'> | null> {
  const row = await executor
    .selectFrom('inbox_items')
    .select(['id', 'claim_answer'])
    .where('player_id', '=', playerId)
    .where('claim_request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

export async function markClaimed(
  executor: Executor,
  item: InboxRow,
  claim: { now: Date; requestId: string | null; answer: object },
): Promise<void> {
  await executor
    .updateTable('inbox_items')
    .set({
      claimed_at: claim.now,
      read_at: item.read_at ?? claim.now,
      claim_request_id: claim.requestId,
      claim_answer: jsonText(claim.answer),
    })
    .where('id', '=', item.id)
    .execute();
}
