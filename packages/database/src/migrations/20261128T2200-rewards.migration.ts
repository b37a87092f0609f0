import { sql } from 'kysely';
import { takeRewardBudget } from '../functions/take-reward-budget.sql.ts';
import type { NamedMigration } from './migration.ts';
import { campaignTables } from './rewards/campaign-tables.ts';
import { claimTables } from './rewards/claim-tables.ts';

export const rewards: NamedMigration = {
  name: '20261128T2200-rewards',
  async up(db) {
    for (const part of [campaignTables, claimTables, takeRewardBudget])
      await sql.raw(part).execute(db);
  },
};
