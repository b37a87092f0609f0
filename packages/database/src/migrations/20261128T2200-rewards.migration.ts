import { sql } from 'kysely';
import { slipVoucherFunctions } from '../functions/slip-vouchers.sql.ts';
import { takeRewardBudget } from '../functions/take-reward-budget.sql.ts';
import type { NamedMigration } from './migration.ts';
import { campaignTables } from './rewards/campaign-tables.ts';
import { claimTables } from './rewards/claim-tables.ts';

export const rewards: NamedMigration = {
  name: '20261128T2200-rewards',
  async up(db) {
    for (const part of [campaignTables, claimTables, takeRewardBudget, slipVoucherFunctions])
      await sql.raw(part).execute(db);
  },
};
