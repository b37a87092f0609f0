/** Double-entry accounts come first: every later table that touches money posts through them. */
import { sql } from 'kysely';
import { ledgerGuardsSql } from './ledger/guards.sql.ts';
import { ledgerHoldsSql } from './ledger/holds.sql.ts';
import { ledgerPostSql } from './ledger/post.sql.ts';
import { ledgerReadingSql } from './ledger/reading.sql.ts';
import { ledgerSealsSql } from './ledger/seals.sql.ts';
import { ledgerTablesSql } from './ledger/tables.sql.ts';
import type { NamedMigration } from './migration.ts';

const parts = [
  ledgerTablesSql,
  ledgerGuardsSql,
  ledgerPostSql,
  ledgerHoldsSql,
  ledgerReadingSql,
  ledgerSealsSql,
];

export const ledgerMigration: NamedMigration = {
  name: '20261121T0100-ledger',
  async up(db) {
    for (const part of parts) await sql.raw(part).execute(db);
  },
};
