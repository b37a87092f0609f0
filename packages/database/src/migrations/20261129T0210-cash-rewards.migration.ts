import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';
import { cashRewardTables } from './rewards/cash-reward-tables.ts';

export const cashRewards: NamedMigration = {
  name: '20261129T0210-cash-rewards',
  async up(db) {
    await sql.raw(cashRewardTables).execute(db);
  },
};
