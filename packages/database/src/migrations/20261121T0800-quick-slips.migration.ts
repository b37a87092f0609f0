import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';
import { quickSlipFunction } from './sportsbook/quick-slip.function.ts';

/** Placing a bet reads no whole tables and is one round trip; the answer only gains a field, so older processes go on. */
export const quickSlips: NamedMigration = {
  name: '20261121T0800-quick-slips',
  async up(db) {
    await sql.raw(quickSlipFunction).execute(db);
  },
};
