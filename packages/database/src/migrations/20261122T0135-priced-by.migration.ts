import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Whose prices a match carries: a file's, which stay, or the model's, which follow the results.
 * Null: neither yet, or the demo's.
 */
export const pricedBy: NamedMigration = {
  name: '20261122T0135-priced-by',
  async up(db) {
    await sql`alter table events add column priced_by text
      check (priced_by in ('file', 'model'))`.execute(db);
  },
};
