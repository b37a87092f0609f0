import { sql } from 'kysely';
import { excludePlayerFunctions } from '../functions/exclude-player.sql.ts';
import { mailboxFunction } from '../functions/mailbox-of.sql.ts';
import { mayDepositFunction } from '../functions/may-deposit.sql.ts';
import { playerLimitFunctions } from '../functions/player-limits.sql.ts';
import { playerRefusalFunctions } from '../functions/player-refusal.sql.ts';
import { timeSignedInFunctions } from '../functions/time-signed-in.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Whose rules a site runs under, what players bound for themselves, reality checks, time-outs and
 * self-exclusions.
 */
export const playerLimits: NamedMigration = {
  name: '20261122T0210-player-limits',
  async up(db) {
    for (const text of [
      mailboxFunction,
      columns,
      tables,
      timeSignedInFunctions,
      playerRefusalFunctions,
      playerLimitFunctions,
      mayDepositFunction,
      excludePlayerFunctions,
      triggers,
    ]) {
      await sql.raw(text).execute(db);
    }
  },
};

const columns = `
alter table sites
  add column jurisdiction text not null default 'STRICT' check (jurisdiction ~ '^[A-Z]{2,8}$'),
  add column operator_group text check (operator_group ~ '^[a-z0-9-]{1,64}$'),
  add column shares_exclusions boolean not null default false,
  add column reality_check_minutes integer check (reality_check_minutes > 0),
  add column deposit_month_max_minor bigint check (deposit_month_max_minor > 0);
alter table players add column time_out_until timestamptz;
create index players_by_mailbox on players (site_id, mailbox_of(email));
alter table sessions
  add column staked_before_minor bigint not null default 0,
  add column returned_before_minor bigint not null default 0;
create index sessions_by_start on sessions (player_id, created_at);
create index deposits_that_count on deposits (player_id, credited_at)
  where status in ('pending', 'paid');
`;

const tables = `
create table player_limits (
  player_id uuid not null references players(id),
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  site_id uuid not null references sites(id),
  value bigint not null check (value between 1 and 1000000000000000),
  pending_value bigint check (pending_value between 1 and 1000000000000000),
  pending_at timestamptz,
  set_at timestamptz not null,
  primary key (player_id, kind, period),
  check (pending_value is null or (pending_at is not null and pending_value > value)));
comment on column player_limits.value is 'minor units of the site''s currency; minutes for session';
comment on column player_limits.pending_at is
  'from when the pending value may be confirmed; a pending value of null removes the limit';

create table protection_changes (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  action text not null,
  before jsonb not null,
  after jsonb not null,
  session_id uuid,
  created_at timestamptz not null);
create index protection_changes_of_player on protection_changes (site_id, player_id,
  created_at desc);

create table reality_checks (
  player_id uuid primary key references players(id),
  site_id uuid not null references sites(id),
  minutes integer not null default 0 check (minutes between 0 and 1440),
  answered_at timestamptz);

create table exclusions (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  operator_group text,
  phone text not null,
  email text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at));
create index exclusions_by_phone on exclusions (phone);
create index exclusions_by_mailbox on exclusions (mailbox_of(email));
`;

const triggers = `
create trigger players_kept_away before insert or update of phone, email, excluded_until,
  time_out_until on players
  for each row execute function keep_away();
create trigger sessions_mark_play before insert on sessions
  for each row execute function mark_play_before();
`;
