import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * A league has the clock its kick-offs are announced in, and the names sources have for it (`*`:
 * any source). Leagues of the demo have no clock: no file is read of them.
 */
export const leagueIdentities: NamedMigration = {
  name: '20261122T0120-league-identities',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
alter table leagues add column zone text check (zone <> '');

create table league_identities (
  source text not null check (source in ('*', 'football-data', 'football-json', 'fixtures')),
  name text not null check (name <> ''),
  league_id uuid not null references leagues(id),
  primary key (source, name));
`;
