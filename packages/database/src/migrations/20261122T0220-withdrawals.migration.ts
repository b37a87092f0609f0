import { sql } from 'kysely';
import { countTurnoverForLocks } from '../functions/count-turnover-for-locks.sql.ts';
import { moveWithdrawal } from '../functions/move-withdrawal.sql.ts';
import { openTurnoverLock } from '../functions/open-turnover-lock.sql.ts';
import { requestWithdrawal } from '../functions/request-withdrawal.sql.ts';
import { withdrawalLocks } from '../functions/withdrawal-locks.sql.ts';
import { withdrawalStates } from '../functions/withdrawal-states.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Money that leaves: where to (destinations, bound to one name), by which ways, what must be played
 * first (turnover locks), the requests with their time line, and the built-in payout provider,
 * which plays an external system.
 */
export const withdrawals: NamedMigration = {
  name: '20261122T0220-withdrawals',
  async up(db) {
    const functions = [
      countTurnoverForLocks,
      openTurnoverLock,
      withdrawalLocks,
      requestWithdrawal,
      moveWithdrawal,
    ];
    for (const part of [rules, destinations, requests, withdrawalStates, guards, sandbox])
      await sql.raw(part).execute(db);
    for (const part of functions) await sql.raw(part).execute(db);
  },
};

const rules = `
create table withdrawal_settings (
  site_id uuid primary key references sites(id),
  rest_minutes integer not null default 1440 check (rest_minutes >= 0),
  destinations_max integer not null default 5 check (destinations_max between 1 and 50),
  open_max integer not null default 3 check (open_max between 1 and 50),
  daily_max_minor bigint check (daily_max_minor > 0),
  turnover_percent integer not null default 100 check (turnover_percent between 0 and 10000),
  release_below_minor bigint not null default 0 check (release_below_minor >= 0),
  auto_max_minor bigint not null default 0 check (auto_max_minor >= 0),
  auto_age_days integer not null default 1 check (auto_age_days >= 0),
  auto_needs_verified boolean not null default false,
  two_operators_above_minor bigint check (two_operators_above_minor >= 0),
  identity_above_minor bigint check (identity_above_minor >= 0),
  is_cancellable boolean not null default true,
  send_after_seconds integer not null default 60 check (send_after_seconds between 0 and 86400),
  updated_at timestamptz not null);

create table turnover_locks (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  currency text not null,
  deposit_id uuid not null unique references deposits(id),
  amount_minor bigint not null check (amount_minor > 0),
  required_minor bigint not null check (required_minor > 0),
  done_minor bigint not null default 0 check (done_minor between 0 and required_minor),
  created_at timestamptz not null,
  released_at timestamptz,
  release_reason text check (release_reason in ('played', 'small balance', 'operator')),
  check ((released_at is null) = (release_reason is null)),
  check (released_at is not null or done_minor < required_minor));
create index turnover_locks_open on turnover_locks (player_id, created_at, id)
  where released_at is null;

create table withdrawal_methods (
  id uuid primary key,
  site_id uuid not null references sites(id),
  code text not null check (code ~ '^[a-z0-9-]{1,64}$'),
  name text not null,
  kind text not null check (kind in ('bank', 'ewallet', 'crypto')),
  format text not null,
  provider text not null,
  currency text not null,
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null,
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  eta_minutes integer not null check (eta_minutes >= 0),
  position integer not null default 0,
  is_active boolean not null default true,
  unique (site_id, code),
  check (max_minor >= min_minor and fee_minor < min_minor));
`;

const destinations = `
create table payout_payees (
  player_id uuid primary key references players(id),
  site_id uuid not null references sites(id),
  name text not null check (name <> ''),
  bound_at timestamptz not null,
  verified_at timestamptz);
comment on table payout_payees is
  'the one name a player is paid under: of his first destination, or of his papers once verified';

create table payout_destinations (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  method_code text not null,
  format text not null,
  holder_name text not null,
  fields jsonb not null,
  masked text not null,
  fingerprint bytea not null,
  ready_at timestamptz not null,
  is_blocked boolean not null default false,
  removed_at timestamptz,
  request_id uuid not null,
  request_hash bytea not null,
  created_at timestamptz not null,
  unique (site_id, player_id, request_id));
create unique index payout_destinations_taken on payout_destinations (site_id, fingerprint)
  where removed_at is null;
create index payout_destinations_of_player on payout_destinations (site_id, player_id, id desc);
`;

const requests = `
create table withdrawals (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  destination_id uuid not null references payout_destinations(id),
  method_code text not null,
  provider text not null,
  provider_reference text,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0 and amount_minor <= 1000000000000000),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  state text not null
    check (state in ('requested', 'checking', 'approved', 'sent', 'paid', 'refused', 'failed',
      'cancelled')),
  review_reasons text[] not null default '{}',
  request_id uuid not null,
  request_hash bytea not null,
  journal_id bigint not null,
  closing_journal_id bigint,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  is_flagged boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  unique (site_id, player_id, request_id),
  unique (provider, provider_reference),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state in ('paid', 'refused', 'failed', 'cancelled')) = (closing_journal_id is not null)));
create index withdrawals_of_player on withdrawals (site_id, player_id, id desc);
create index withdrawals_at_work on withdrawals (next_attempt_at)
  where state in ('requested', 'checking', 'approved', 'sent');
create index withdrawals_paid_of_site on withdrawals (site_id, paid_at desc) where state = 'paid';
create index withdrawals_of_destination on withdrawals (destination_id);

create table withdrawal_timeline (
  withdrawal_id uuid not null references withdrawals(id),
  seq smallint not null,
  state text not null,
  reason text,
  at timestamptz not null,
  primary key (withdrawal_id, seq));

create table withdrawal_approvals (
  withdrawal_id uuid not null references withdrawals(id),
  operator text not null,
  at timestamptz not null,
  primary key (withdrawal_id, operator));

alter table tacs drop constraint tacs_purpose_check;
alter table tacs add constraint tacs_purpose_check
  check (purpose in ('register', 'login', 'reset', 'step-up', 'mail'));
`;

const guards = `
create trigger withdrawals_follow_their_states before insert or update on withdrawals
  for each row execute function withdrawal_follows_its_states();
create trigger withdrawal_timeline_only_grows before update or delete on withdrawal_timeline
  for each row execute function refuse_timeline_change();
`;

const sandbox = `
create table sandbox_payouts (
  reference text primary key,
  merchant_reference text not null unique,
  account text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null default 'open' check (status in ('open', 'paid', 'declined')),
  decide_at timestamptz not null,
  wanted text not null check (wanted in ('paid', 'declined', 'silent', 'confused')),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'open') = (decided_at is null)));
create index sandbox_payouts_open on sandbox_payouts (decide_at) where status = 'open';

create table sandbox_payout_webhooks (
  id uuid primary key,
  webhook_id text not null,
  reference text not null references sandbox_payouts(reference),
  body text not null,
  send_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz,
  last_answer text);
create index sandbox_payout_webhooks_due on sandbox_payout_webhooks (send_at)
  where delivered_at is null;
`;
