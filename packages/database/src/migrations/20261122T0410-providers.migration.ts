import { sql } from 'kysely';
import { providerTransactFunctions } from '../functions/provider-transact.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Studios that plug in: connections, keys, launches, sessions, what they say of their games, and
 * what a person has to look at.
 */
export const providers: NamedMigration = {
  name: '20261122T0410-providers',
  async up(db) {
    await sql.raw(tables).execute(db);
    await sql.raw(providerTransactFunctions).execute(db);
  },
};

const tables = `
-- What studios fund themselves: their jackpots.
insert into ledger_account_kinds (owner_type, kind, currency, may_go_negative, deferred)
values ('house', 'provider:', null, true, true);

create table provider_connections (
  code text primary key check (code ~ '^[A-Z0-9_-]{2,32}$'),
  name text not null,
  launch_address text not null,
  studio_address text,
  is_enabled boolean not null default true,
  catalogue_cursor text,
  created_at timestamptz not null);
comment on column provider_connections.studio_address is
  'what stands before /studio/v1; null: the studio answers nothing';

alter table providers add column connection_code text references provider_connections(code);
alter table providers add column is_enabled boolean not null default true;

create table provider_games (
  provider_code text not null,
  game_code text not null,
  is_switched_off boolean not null default false,
  status text not null default 'active'
  check (status in ('upcoming', 'active', 'maintenance', 'retired')),
    blocked_countries text[] not null default '{}',
  stakes jsonb not null default '{}',
  facts jsonb not null default '{}',
  told_at timestamptz,
  primary key (provider_code, game_code));
comment on column provider_games.stakes is 'by currency: {min, max} in minor units';
comment on column provider_games.told_at is
  'when the studio changed it by its own clock; older news is skipped';

create table provider_keys (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{8,64}$'),
  connection_code text not null references provider_connections(code),
  site_id uuid references sites(id),
  sealed_secret text not null,
  created_at timestamptz not null,
  ends_at timestamptz);
create index provider_keys_of_connection on provider_keys (connection_code);
comment on column provider_keys.site_id is 'null: one key for every site of the connection';
comment on column provider_keys.sealed_secret is 'encrypted with a key the database does not know';

create unlogged table provider_nonces (
  key_id text not null,
  nonce text not null,
  seen_at timestamptz not null,
  primary key (key_id, nonce));
create index provider_nonces_seen on provider_nonces (seen_at);

create table provider_players (
  connection_code text not null references provider_connections(code),
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  alias text not null,
  primary key (connection_code, site_id, player_id),
  unique (connection_code, alias));

create table game_launches (
  token_hash bytea primary key,
  connection_code text not null,
  site_id uuid not null,
  player_id uuid not null,
  alias text not null,
  provider_code text not null,
  game_code text not null,
  currency text not null,
  device text not null check (device in ('mobile', 'tablet', 'desktop')),
  launch_kind text not null check (launch_kind in ('embed', 'popup', 'custom')),
  language text not null,
  country text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz);
create index game_launches_expired on game_launches (expires_at);

create table game_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  connection_code text not null,
  site_id uuid not null,
  player_id uuid not null,
  alias text not null,
  provider_code text not null,
  game_code text not null,
  currency text not null,
  device text not null,
  launch_kind text not null,
  language text not null,
  country text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  check ((ended_at is null) = (end_reason is null)));
create index game_sessions_of_player on game_sessions (site_id, player_id, created_at desc);
comment on table game_sessions is
  'kept when they are over: wins and rollbacks may come with one that has long expired';

create table provider_incidents (
  id uuid primary key,
  connection_code text not null,
  site_id uuid not null,
  provider_code text not null,
  round_id text not null,
  code text not null,
  detail jsonb not null,
  next_step text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  resolved_at timestamptz,
  resolution text);
create unique index provider_incidents_open on provider_incidents (site_id, provider_code, round_id,
  code)
  where resolved_at is null;
`;
