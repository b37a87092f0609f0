import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * What sources call teams and matches, so that a line of any of them finds the match it means, and
 * the lines that found none, for a person. A name may hold for one source only, or for all (`*`).
 * `events.source` is the source a match was made by.
 */
export const sourceIdentities: NamedMigration = {
  name: '20261122T0130-source-identities',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
alter table team_aliases add column source text not null default '*';
alter table team_aliases drop constraint team_aliases_pkey;
alter table team_aliases add primary key (country, alias, source);

alter table events add column source text;
create index events_of_pair on events (home_team_id, away_team_id, start_time);

create table event_identities (
  source text not null,
  key text not null check (key <> ''),
  event_id uuid not null references events(id),
  primary key (source, key));

create table unmatched_rows (
  id uuid primary key,
  source text not null,
  mode text not null check (mode in ('fixtures', 'results', 'history')),
  key text not null,
  reason text not null,
  detail text not null,
  row_data jsonb not null,
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  seen_count integer not null default 1,
  closed_at timestamptz,
  closed_by text,
  unique (source, mode, key));
create index unmatched_rows_open on unmatched_rows (first_seen_at) where closed_at is null;
`;
