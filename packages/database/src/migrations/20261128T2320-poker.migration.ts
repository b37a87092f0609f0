import { sql } from 'kysely';
import { pokerEscrowFunctions } from '../functions/poker-escrow.sql.ts';
import type { NamedMigration } from './migration.ts';
import { pokerTables } from './poker/poker-tables.ts';

/**
 * Hold'em between players: tables, who sits at them, hands as they were, what is sealed, and the
 * money of the seats.
 */
export const poker: NamedMigration = {
  name: '20261128T2320-poker',
  async up(db) {
    for (const part of [pokerTables, pokerEscrowFunctions]) await sql.raw(part).execute(db);
  },
};
