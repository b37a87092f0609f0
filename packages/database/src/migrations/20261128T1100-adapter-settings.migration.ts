import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Settings of a site for the systems of others it is connected to. */
export const adapterSettings: NamedMigration = {
  name: '20261128T1100-adapter-settings',
  async up(db) {
    await sql.raw(table).execute(db);
  },
};

const table = `
create table adapter_settings (
  site_id uuid not null references sites(id),
  port text not null check (port in ('payments', 'payouts', 'checkers')),
  name text not null check (length(name) between 1 and 128),
  sealed_settings text not null,
  updated_at timestamptz not null,
  primary key (site_id, port, name));
`;
