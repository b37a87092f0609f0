import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** What a league is called in other languages, by locale code, as teams have it. */
export const leagueNames: NamedMigration = {
  name: '20261122T0441-league-names',
  async up(db) {
    await sql.raw(column).execute(db);
  },
};

const column = `
alter table leagues add column names jsonb not null default '{}';
`;
