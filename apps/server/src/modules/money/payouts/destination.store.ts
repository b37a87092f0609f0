import type { Insertable, Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';
import type { PayoutOwner } from './payout-player.store.ts';

export type DestinationRow = Selectable<Tables['payout_destinations']>;
type NewDestination = Omit<
  Insertable<Tables['payout_destinations']>,
  'fields' | 'is_blocked' | 'removed_at'
> & { fields: Readonly<Record<string, string | undefined>> };

const of = (executor: Executor, { siteId, playerId }: PayoutOwner) =>
  executor
    .selectFrom('payout_destinations')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId);

/** Keeps a destination; false when its account belongs to somebody already. */
export async function insertDestination(
  executor: Executor,
  destination: NewDestination,
): Promise<boolean> {
  const row = await executor
    .insertInto('payout_destinations')
    .values({ ...destination, fields: jsonText(destination.fields), removed_at: null })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'fingerprint']).where('removed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findDestinationByRequest(
  executor: Executor,
  owner: PayoutOwner,
  requestId: string,
): Promise<DestinationRow | undefined> {
  return of(executor, owner).where('request_id', '=', requestId).executeTakeFirst();
}

/** A destination the player has now, by its id. */
export function findDestination(
  executor: Executor,
  owner: PayoutOwner,
  destinationId: string,
): Promise<DestinationRow | undefined> {
  return of(executor, owner)
    .where('id', '=', destinationId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Destinations the player has now, newest first; `beforeId` is the last one of the page before. */
export function readDestinations(
  executor: Executor,
  owner: PayoutOwner,
  page: { beforeId?: string; limit: number },
): Promise<DestinationRow[]> {
  let query = of(executor, owner)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.beforeId) query = query.where('id', '<', page.beforeId);
  return query.execute();
}

/** Lets what the player has rest until a time, what rests longer as long as it does. */
export async function restDestinations(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
  until: Date,
): Promise<void> {
  await executor
    .updateTable('payout_destinations')
    .set({ ready_at: until })
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .where('ready_at', '<', until)
    .execute();
}

export async function removeDestination(
  executor: Executor,
  { siteId, playerId }: PayoutOwner,
  destinationId: string,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('payout_destinations')
    .set({ removed_at: now })
    .where('id', '=', destinationId)
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .execute();
}
