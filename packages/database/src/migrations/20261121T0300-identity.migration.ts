import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Accounts, sign-ins, codes, throttles, and what is sent to players. */
export const identity: NamedMigration = {
  name: '20261121T0300-identity',
  async up(db) {
    await sql.raw(playerTables).execute(db);
    await sql.raw(signInTables).execute(db);
  },
};

const playerTables = `
create table players (
  id uuid primary key,
  site_id uuid not null references sites(id),
  account_id text not null check (account_id ~ '^[a-z][a-z0-9]{3,19}$'),
  password_hash text not null,
  full_name text not null default '',
  phone text not null check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
  email text not null check (email = lower(email)),
  email_verified_at timestamptz,
  status text not null check (status in ('PENDING', 'ACTIVE', 'BLOCKED', 'CLOSED')),
  excluded_until timestamptz,
  language text not null,
  referral_code text not null,
  referrer_id uuid references players(id),
  attribution jsonb not null default '{}',
  is_age_confirmed boolean not null default false,
  created_at timestamptz not null,
  activated_at timestamptz,
  last_login_at timestamptz,
  updated_at timestamptz not null,
  constraint players_account_once unique (site_id, account_id),
  constraint players_phone_once unique (site_id, phone),
  constraint players_email_once unique (site_id, email),
  constraint players_referral_once unique (site_id, referral_code));
create index players_of_status on players (site_id, status);

create table player_stats (
  player_id uuid primary key references players(id),
  site_id uuid not null references sites(id),
  total_deposit_minor bigint not null default 0,
  deposit_count integer not null default 0,
  total_turnover_minor bigint not null default 0,
  bet_count integer not null default 0,
  last_active_at timestamptz);
create index player_stats_of_site on player_stats (site_id);

create table vip_levels (
  site_id uuid not null references sites(id),
  level integer not null check (level >= 0),
  name text not null,
  deposit_required_minor bigint not null,
  turnover_required_minor bigint not null,
  primary key (site_id, level));

create table favourites (
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  provider_code text not null,
  game_code text not null,
  created_at timestamptz not null,
  primary key (player_id, provider_code, game_code),
  foreign key (provider_code, game_code) references games(provider_code, code));

create table ad_visits (
  id uuid primary key,
  site_id uuid not null references sites(id),
  fbp text,
  appsflyer_id text,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null);
create index ad_visits_of_site on ad_visits (site_id, created_at);
`;

const signInTables = `
create table sessions (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text,
  ip text not null,
  user_agent text not null);
create index sessions_of_player on sessions (player_id) where revoked_at is null;
create index sessions_by_end on sessions (expires_at);

create table tacs (
  player_id uuid not null references players(id),
  site_id uuid not null references sites(id),
  purpose text not null check (purpose in ('register', 'login', 'reset')),
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  primary key (player_id, purpose));

create table throttles (
  key text primary key,
  count integer not null,
  window_started_at timestamptz not null,
  blocked_until timestamptz);
create index throttles_by_age on throttles (window_started_at);

create table outbox_messages (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid references players(id),
  account_id text not null,
  recipient text not null,
  channel text not null check (channel in ('sms', 'mail')),
  kind text not null,
  subject text not null default '',
  text text not null,
  code text,
  status text not null check (status in ('pending', 'sent', 'failed', 'kept')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz);
create index outbox_messages_of_account on outbox_messages (account_id, id desc);
create index outbox_messages_of_recipient on outbox_messages (recipient, id desc);
create index outbox_messages_due on outbox_messages (next_attempt_at) where status = 'pending';
`;
