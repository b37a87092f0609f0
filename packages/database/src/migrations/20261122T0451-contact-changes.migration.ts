import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Another mail or phone of a player that waits for the codes sent to the old and the new one. */
export const contactChanges: NamedMigration = {
  name: '20261122T0451-contact-changes',
  async up(db) {
    await sql.raw(changes).execute(db);
  },
};

const changes = `
create table contact_changes (
  player_id uuid not null references players(id),
  contact text not null check (contact in ('mail', 'phone')),
  site_id uuid not null references sites(id),
  old_value text not null,
  new_value text not null,
  old_code_hash bytea not null,
  new_code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (player_id, contact));
create index contact_changes_by_end on contact_changes (expires_at);
`;
