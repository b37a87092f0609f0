import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Deposits and the outside world that pays them. The three `sandbox_` tables belong to the built-in
 * payment page, which plays an external system: our side reads them only through the provider port.
 */
export const payments: NamedMigration = {
  name: '20261121T0500-payments',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table payment_methods (
  id uuid primary key,
  site_id uuid not null references sites(id),
  code text not null check (code ~ '^[a-z0-9-]{1,64}$'),
  name text not null,
  provider text not null,
  currency text not null,
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null,
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  eta_minutes integer not null check (eta_minutes >= 0),
  position integer not null default 0,
  is_active boolean not null default true,
  unique (site_id, code),
  check (max_minor >= min_minor));

create table deposits (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  method_code text not null,
  provider text not null,
  provider_reference text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0 and amount_minor <= 1000000000000000),
  status text not null check (status in ('pending', 'paid', 'failed', 'cancelled', 'expired')),
  redirect_url text not null,
  request_id uuid not null,
  request_hash bytea not null,
  expires_at timestamptz not null,
  next_query_at timestamptz not null,
  credited_at timestamptz,
  is_flagged boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (site_id, player_id, request_id),
  unique (provider, provider_reference),
  check ((status = 'paid') = (credited_at is not null)));
create index deposits_of_player on deposits (site_id, player_id, id desc);
create index deposits_pending on deposits (next_query_at) where status = 'pending';
create index deposits_paid_of_site on deposits (site_id, credited_at desc) where status = 'paid';

create table payment_webhooks (
  provider text not null,
  webhook_id text not null,
  reference text not null,
  outcome text not null,
  body text not null,
  received_at timestamptz not null,
  primary key (provider, webhook_id));

create table payment_incidents (
  id uuid primary key,
  provider text not null,
  reference text not null,
  deposit_id uuid references deposits(id),
  code text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null);
create index payment_incidents_newest on payment_incidents (created_at desc);

create table payment_secrets (
  provider text not null,
  slot smallint not null check (slot in (1, 2)),
  secret text not null check (length(secret) >= 32),
  created_at timestamptz not null,
  primary key (provider, slot));

create table sandbox_payments (
  reference text primary key,
  merchant_reference text not null unique,
  site_name text not null,
  method_name text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null default 'open' check (status in ('open', 'paid', 'declined', 'cancelled')),
  return_url text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'open') = (decided_at is null)));

create table sandbox_webhooks (
  id uuid primary key,
  webhook_id text not null,
  reference text not null references sandbox_payments(reference),
  body text not null,
  send_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz,
  last_answer text);
create index sandbox_webhooks_due on sandbox_webhooks (send_at) where delivered_at is null;
`;
