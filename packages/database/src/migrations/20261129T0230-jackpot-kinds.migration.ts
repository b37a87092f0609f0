import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';
import { jackpotKinds as tables } from './rewards/jackpot-kinds.ts';

export const jackpotKinds: NamedMigration = {
  name: '20261129T0230-jackpot-kinds',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};
