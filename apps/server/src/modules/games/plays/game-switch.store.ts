import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/**
 * Calls `house_game_is_off`: whether the operator lets no new stakes on this game, or on this
 * version of it.
 */
export async function isSwitchedOff(
  executor: Executor,
  game: { provider_code: string; game_code: string; version: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_off: boolean }>`select house_game_is_off(
    ${game.provider_code}, ${game.game_code}, ${game.version}::integer) as is_off`.execute(
    executor,
  );
  return rows[0]?.is_off ?? false;
}
