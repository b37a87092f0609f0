import { sql } from 'kysely';
import { fishingMeterFunctions } from '../functions/fishing-meter.sql.ts';
import type { NamedMigration } from './migration.ts';

/** Fishing: seas, who fishes in them, their meters, and what was shot and caught. */
export const fishing: NamedMigration = {
  name: '20261129T0450-fishing',
  async up(db) {
    for (const part of [tables, fishingMeterFunctions]) await sql.raw(part).execute(db);
  },
};

const tables = `
insert into ledger_account_kinds (owner_type, kind, currency, may_go_negative, deferred) values
  ('player', 'session_meter:', null, false, false);

create table fishing_seas (
  id uuid primary key,
  site_id uuid not null references sites(id),
  kind text not null check (kind in ('shallows', 'reef', 'deep', 'practice')),
  number smallint not null check (number > 0),
  currency text not null,
  sea_seed text not null check (sea_seed ~ '^[0-9a-f]{64}$'),
  started_at timestamptz not null,
  unique (site_id, kind, number));
comment on column fishing_seas.sea_seed is 'public: what swims and where; it decides no money';

create table fishing_sessions (
  id uuid primary key,
  site_id uuid not null references sites(id),
  sea_id uuid not null references fishing_seas(id),
  seat smallint not null check (seat between 1 and 4),
  holder text not null,
  player_id uuid references players(id),
  name text not null,
  currency text not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  close_reason text check (close_reason in ('left', 'idle', 'barred', 'operator')),
  seed_id uuid,
  sealed_seed text,
  client_seed text,
  bought_minor bigint not null default 0 check (bought_minor >= 0),
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  shots integer not null default 0,
  cost_minor bigint not null default 0,
  win_minor bigint not null default 0,
  seq integer not null default 0,
  flushed_seq integer not null default 0,
  flushed_cost_minor bigint not null default 0,
  flushed_win_minor bigint not null default 0,
  recent_shots jsonb not null default '[]',
  opened_at timestamptz not null,
  used_at timestamptz not null,
  moved_at timestamptz not null,
  closed_at timestamptz,
  check (balance_minor = bought_minor - cost_minor + win_minor),
  check (flushed_seq <= seq and flushed_cost_minor <= cost_minor
  and flushed_win_minor <= win_minor), check ((player_id is null) = (sealed_seed is not null)
  and (seed_id is null) = (player_id is null)),
  check ((state = 'closed') = (closed_at is not null)));
create unique index fishing_sessions_one_a_seat on fishing_sessions (sea_id, seat)
  where state = 'open';
create unique index fishing_sessions_one_a_holder on fishing_sessions (site_id, holder)
  where state = 'open';
create index fishing_sessions_of_player on fishing_sessions (player_id, opened_at)
  where player_id is not null;
create index fishing_sessions_open on fishing_sessions (used_at) where state = 'open';
comment on column fishing_sessions.holder is 'a player, or demo:<session>';
comment on column fishing_sessions.balance_minor is
  'on the meter; of a closed one what was paid out';
comment on column fishing_sessions.sealed_seed is
  'of a guest, encrypted; a player''s batches come from their own seed';
comment on column fishing_sessions.recent_shots is
  'when the last shots were taken: not more than ten a second';
comment on column fishing_sessions.flushed_seq is 'the last batch that the ledger knows';

create table fishing_buy_ins (
  site_id uuid not null references sites(id),
  holder text not null,
  request_id uuid not null,
  request_hash bytea not null,
  session_id uuid not null references fishing_sessions(id),
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null,
  primary key (site_id, holder, request_id));
create index fishing_buy_ins_of_session on fishing_buy_ins (session_id);

create table fishing_batches (
  session_id uuid not null references fishing_sessions(id),
  seq integer not null check (seq > 0),
  site_id uuid not null references sites(id),
  nonce integer not null,
  request_hash bytea not null,
  shots jsonb not null,
  cost_minor bigint not null check (cost_minor >= 0),
  win_minor bigint not null check (win_minor >= 0),
  meter_minor bigint not null check (meter_minor >= 0),
  created_at timestamptz not null,
  primary key (session_id, seq));

create table fishing_catches (
  sea_id uuid not null references fishing_seas(id),
  target_id text not null,
  site_id uuid not null references sites(id),
  session_id uuid not null references fishing_sessions(id),
  caught_at timestamptz not null,
  primary key (sea_id, target_id));
create index fishing_catches_by_time on fishing_catches (caught_at);
`;
