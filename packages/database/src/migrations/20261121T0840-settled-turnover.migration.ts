import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Turnover of a site in a window of time is read without a look at older settlements. Only settling writes it, not placing. */
export const settledTurnover: NamedMigration = {
  name: '20261121T0840-settled-turnover',
  async up(db) {
    await sql.raw(index).execute(db);
  },
};

const index = `
create index bet_settlements_that_count on bet_settlements (site_id, settled_at, bet_id, revision)
  where is_counted;
`;
