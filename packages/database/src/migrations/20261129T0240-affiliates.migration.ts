import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';
import { affiliateTables } from './rewards/affiliate-tables.ts';

export const affiliates: NamedMigration = {
  name: '20261129T0240-affiliates',
  async up(db) {
    await sql.raw(affiliateTables).execute(db);
  },
};
