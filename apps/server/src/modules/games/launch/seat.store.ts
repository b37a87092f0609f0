import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import { type GameKey } from '../plays/index.ts';

/** Calls `open_play_seat`: the game takes the player's seat, whatever had it. */
export async function openPlaySeat(
  executor: Executor,
  { siteId, playerId }: { siteId: string; playerId: string },
  { provider_code: providerCode, game_code: gameCode }: GameKey,
  now: Date,
): Promise<void> {
  await sql`select open_play_seat(${siteId}::uuid, ${playerId}::uuid, ${providerCode}, ${gameCode},
    ${now}::timestamptz)`.execute(executor);
}
