import { sql } from 'kysely';
import { rewardRoom } from '../functions/reward-room.sql.ts';
import { rotateSeedsSql } from '../functions/rotate-seeds.sql.ts';
import type { NamedMigration } from './migration.ts';
import { wheelTables } from './rewards/wheel-tables.ts';

/** The wheel of the day and the games with tokens; seeds stay secret while such a round is open. */
export const wheelAndMinigame: NamedMigration = {
  name: '20261128T2300-wheel-and-minigame',
  async up(db) {
    for (const part of [wheelTables, rewardRoom, rotateSeedsSql]) await sql.raw(part).execute(db);
  },
};
