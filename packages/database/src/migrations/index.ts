import { ledgerMigration } from './20261121T0100-ledger.migration.ts';
import type { NamedMigration } from './migration.ts';

/** Every step of the schema, one row each, oldest first. Append yours: one import, one row. */
export const migrations: readonly NamedMigration[] = [
  ledgerMigration,
];
