import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import type { Owner } from './document.store.ts';

type RequestRow = Selectable<Tables['verification_requests']>;

/** Asks a player for a kind of document; what was asked of that kind before gives way to it. */
export async function writeRequest(executor: Executor, request: RequestRow): Promise<void> {
  const { reason, asked_by, asked_at } = request;
  await executor
    .insertInto('verification_requests')
    .values(request)
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'kind']).doUpdateSet({ reason, asked_by, asked_at }),
    )
    .execute();
}

/** Everything operators ever asked a player for, oldest first; answered or not. */
export function readRequests(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<RequestRow[]> {
  return executor
    .selectFrom('verification_requests')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .orderBy('asked_at')
    .orderBy('kind')
    .execute();
}
