import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * What a player consents to be offered, with its history; his data as a file; accounts their
 * players closed.
 */
export const privacy: NamedMigration = {
  name: '20261123T0610-privacy',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table marketing_consents (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  channel text not null check (channel in ('inbox', 'mail', 'sms')),
  is_given boolean not null,
  source text not null check (source in ('player', 'closing')),
  at timestamptz not null);
create index marketing_consents_of_player on marketing_consents (player_id, channel, id desc);

create table data_exports (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  token_hash bytea unique,
  file bytea,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null);
create index data_exports_of_player on data_exports (player_id, id desc);
create index data_exports_waiting on data_exports (asked_at) where ready_at is null;

alter table players add column closed_at timestamptz;
create index players_closed on players (closed_at) where closed_at is not null;
`;
