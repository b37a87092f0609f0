import { sql } from 'kysely';
import { forfeitForWithdrawal } from '../functions/forfeit-for-withdrawal.sql.ts';
import { slipVoucherFunctions } from '../functions/slip-vouchers.sql.ts';
import { takeRewardBudget } from '../functions/take-reward-budget.sql.ts';
import type { NamedMigration } from './migration.ts';
import { campaignTables } from './rewards/campaign-tables.ts';
import { claimTables } from './rewards/claim-tables.ts';

/** Campaigns, what they give, and what a withdrawal does to a bonus. */
export const rewards: NamedMigration = {
  name: '20261128T2200-rewards',
  async up(db) {
    const parts = [
      campaignTables,
      claimTables,
      takeRewardBudget,
      slipVoucherFunctions,
      forfeitForWithdrawal,
    ];
    for (const part of parts) await sql.raw(part).execute(db);
  },
};
