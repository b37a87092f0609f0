import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Accounts the computer plays in a demo are marked, so that every figure about people can leave
 * them out.
 */
export const computerPlayers: NamedMigration = {
  name: '20261121T0920-computer-players',
  async up(db) {
    await sql.raw(mark).execute(db);
  },
};

const mark = `
alter table players add column is_computer boolean not null default false;
create index players_by_computer on players (site_id, created_at) where is_computer;
`;
