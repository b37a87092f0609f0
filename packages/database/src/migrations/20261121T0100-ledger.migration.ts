/** Double-entry accounts come first: every later table that touches money posts through them. */
import { sql } from 'kysely';
import { ledgerGuardFunctions } from '../functions/ledger-guards.sql.ts';
import { ledgerHoldsSql } from '../functions/ledger-holds.sql.ts';
import { ledgerPostSql } from '../functions/ledger-post.sql.ts';
import { ledgerReadingSql } from '../functions/ledger-reading.sql.ts';
import { ledgerSealFunctions } from '../functions/ledger-seals.sql.ts';
import { ledgerGuardsSql } from './ledger/guards.sql.ts';
import { ledgerSealsSql } from './ledger/seals.sql.ts';
import { ledgerTablesSql } from './ledger/tables.sql.ts';
import type { NamedMigration } from './migration.ts';

const parts = [
  ledgerTablesSql,
  ledgerGuardFunctions,
  ledgerGuardsSql,
  ledgerPostSql,
  ledgerHoldsSql,
  ledgerReadingSql,
  ledgerSealsSql,
  ledgerSealFunctions,
];

export const ledgerMigration: NamedMigration = {
  name: '20261121T0100-ledger',
  async up(db) {
    for (const part of parts) await sql.raw(part).execute(db);
  },
};
