import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** Whose messages, and when they are looked at. */
export interface Reader {
  siteId: string;
  playerId: string;
  now: Date;
}

/** What the inbox shows: not what only the other channels tell, nor what is over. */
export const isShown = (now: Date) =>
  sql<boolean>`(in_inbox and (expires_at is null or expires_at > ${now}))`;

/** How many messages of a player wait unread. */
export async function countUnread(executor: Executor, owner: Reader): Promise<number> {
  const row = await executor
    .selectFrom('inbox_items')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('site_id', '=', owner.siteId)
    .where('player_id', '=', owner.playerId)
    .where('read_at', 'is', null)
    .where(isShown(owner.now))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
