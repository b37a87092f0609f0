import { sql } from 'kysely';
import { slipAnswerFunctions } from '../functions/slip-answer.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Placing a bet reads no whole tables and is one round trip; the answer only gains a field, so
 * older processes go on.
 */
export const quickSlips: NamedMigration = {
  name: '20261121T0800-quick-slips',
  async up(db) {
    await sql.raw(slipAnswerFunctions).execute(db);
  },
};
