import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Tournaments of a site: series, their editions one after the other, and how each ended. */
export const tournaments: NamedMigration = {
  name: '20261121T0900-tournaments',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table tournament_series (
  id uuid primary key,
  site_id uuid not null references sites(id),
  code text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  titles jsonb not null,
  prizes_minor jsonb not null check (jsonb_array_length(prizes_minor) between 1 and 100),
  period_minutes integer not null check (period_minutes > 0),
  state text not null default 'running' check (state in ('running', 'last-edition', 'over')),
  created_at timestamptz not null);
comment on column tournament_series.prizes_minor is 'decimal strings, the first place first; a series never changes, so neither does what its editions promised';
create unique index tournament_series_one_per_code on tournament_series (site_id, code) where state <> 'over';

create table tournament_editions (
  id uuid primary key,
  site_id uuid not null references sites(id),
  series_id uuid not null references tournament_series(id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  check (ends_at > starts_at),
  check (ended_at >= ends_at));
create unique index tournament_editions_one_open on tournament_editions (series_id) where ended_at is null;
create index tournament_editions_due on tournament_editions (ends_at) where ended_at is null;
create index tournament_editions_of_site on tournament_editions (site_id, ends_at);

create table tournament_results (
  edition_id uuid not null references tournament_editions(id),
  place integer not null check (place > 0),
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  turnover_minor bigint not null check (turnover_minor > 0),
  last_settled_at timestamptz not null,
  prize_minor bigint not null check (prize_minor >= 0),
  journal_id bigint,
  primary key (edition_id, place),
  unique (edition_id, player_id),
  check ((prize_minor > 0) = (journal_id is not null)));
`;
