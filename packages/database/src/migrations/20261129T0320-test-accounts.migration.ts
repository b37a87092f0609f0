import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Accounts with which the operator tries things out: they count in no race, no jackpot and no
 * report.
 */
export const testAccounts: NamedMigration = {
  name: '20261129T0320-test-accounts',
  async up(db) {
    await sql
      .raw('alter table players add column is_test boolean not null default false')
      .execute(db);
  },
};
