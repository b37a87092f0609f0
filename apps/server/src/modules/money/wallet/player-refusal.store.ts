import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

interface Owner {
  siteId: string;
  playerId: string;
}

/** Why the player may not play at all now (an error code), or null. */
export async function playerRefusal(
  executor: Executor,
  { siteId, playerId, now }: Owner & { now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ refusal: string | null }>`
    select player_refusal(${siteId}::uuid, ${playerId}::uuid, ${now}::timestamptz)
           as refusal`.execute(executor);
  return rows[0]?.refusal ?? null;
}

/**
 * As `playerRefusal`, after whatever of this player is under way: what it says holds until the
 * transaction ends.
 */
export async function lockedRefusal(
  executor: Executor,
  owner: Owner & { now: Date },
): Promise<string | null> {
  await sql`select lock_player(${owner.playerId}::uuid)`.execute(executor);
  return playerRefusal(executor, owner);
}

/** Until when a person pauses or paused, by any account their papers say is theirs. */
export interface Pauses {
  excludedUntil: Date | null;
  timeOutUntil: Date | null;
}

export async function readPauses(executor: Executor, { siteId, playerId }: Owner): Promise<Pauses> {
  const { rows } = await sql<Pauses>`
    select excluded_until as "excludedUntil", time_out_until as "timeOutUntil"
      from pauses_of(${siteId}::uuid, ${playerId}::uuid)`.execute(executor);
  return rows[0] ?? { excludedUntil: null, timeOutUntil: null };
}
