import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';
import { referralTables } from './rewards/referral-tables.ts';

export const referrals: NamedMigration = {
  name: '20261129T0220-referrals',
  async up(db) {
    await sql.raw(referralTables).execute(db);
  },
};
