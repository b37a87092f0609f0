import { sql } from 'kysely';
import { takeRewardBudget } from '../functions/take-reward-budget.sql.ts';
import type { NamedMigration } from './migration.ts';
import { raceTables } from './rewards/race-tables.ts';

/**
 * Missions and races are counted from the log of settled plays; a race that was stopped still gives
 * its prizes.
 */
export const races: NamedMigration = {
  name: '20261129T0140-races',
  async up(db) {
    for (const part of [raceTables, takeRewardBudget]) await sql.raw(part).execute(db);
  },
};
