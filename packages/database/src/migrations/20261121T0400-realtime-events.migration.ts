import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * What sockets are told. A row is written inside the transaction that causes it and numbered after
 * that commit, one numberer at a time: a number seen means every lower one is seen, so resuming
 * from a number misses nothing.
 */
export const realtimeEvents: NamedMigration = {
  name: '20261121T0400-realtime-events',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table realtime_events (
  id uuid primary key,
  seq bigint unique,
  site_id uuid,
  player_id uuid,
  topic text not null,
  name text not null,
  data jsonb not null,
  created_at timestamptz not null);
create index realtime_events_unnumbered on realtime_events (id) where seq is null;
create index realtime_events_by_age on realtime_events (created_at);
create table realtime_counter (
  only_row boolean primary key default true check (only_row),
  last_seq bigint not null);
`;
