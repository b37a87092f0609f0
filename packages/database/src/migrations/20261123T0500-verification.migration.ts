import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Identity checks: what each level of a site allows and asks for, the documents (their bytes stand
 * sealed in the data folder), what is known of a player by them, what an operator should look at,
 * and the built-in checker, which plays an external system.
 */
export const verification: NamedMigration = {
  name: '20261123T0500-verification',
  async up(db) {
    for (const part of [rules, papers, sandbox]) await sql.raw(part).execute(db);
  },
};

const kinds = `('identity', 'selfie', 'address', 'payment')`;

const rules = `
create table verification_settings (
  site_id uuid primary key references sites(id),
  provider text not null,
  is_automatic boolean not null default false,
  period_days integer not null default 30 check (period_days between 1 and 3650),
  valid_days integer not null default 730 check (valid_days between 1 and 7300),
  updated_at timestamptz not null);
comment on column verification_settings.is_automatic is
  'the checker''s clear yes is enough where no flag is open';

create table verification_levels (
  site_id uuid not null references sites(id),
  level smallint not null check (level between 0 and 9),
  deposit_max_minor bigint check (deposit_max_minor >= 0),
  withdrawal_max_minor bigint check (withdrawal_max_minor >= 0),
  required text[] not null default '{}'
  check (required <@ array['identity', 'selfie', 'address', 'payment']),
    primary key (site_id, level),
  check (level > 0 or required = '{}'));
`;

const papers = `
create table verification_people (
  player_id uuid primary key references players(id),
  site_id uuid not null references sites(id),
  full_name text not null check (full_name <> ''),
  birth_date text not null check (birth_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  person_key text not null,
  verified_at timestamptz,
  updated_at timestamptz not null);
create index verification_people_same on verification_people (site_id, person_key);
comment on table verification_people is
  'name and birth date as the player says them, and as his papers do once verified';

create table verification_documents (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  kind text not null check (kind in ${kinds}),
  state text not null default 'checking'
  check (state in ('checking', 'approved', 'refused', 'expired')), reason text,
  note text not null default '',
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  byte_count integer not null check (byte_count > 0),
  fingerprint bytea not null,
  provider text not null,
  provider_reference text,
  finding text check (finding in ('clear', 'rejected', 'unsure')),
  next_query_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null,
  unique (provider, provider_reference),
  check ((state = 'checking') = (decided_at is null)),
  check (state <> 'refused' or reason is not null),
  check (state not in ('approved', 'expired') or expires_at is not null));
create index verification_documents_of_player on verification_documents (site_id, player_id,
  id desc);
create index verification_documents_same on verification_documents (site_id, fingerprint);
create index verification_documents_waiting on verification_documents (next_query_at)
  where state = 'checking';
create index verification_documents_ending on verification_documents (expires_at)
  where state = 'approved';

create table verification_flags (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  other_player_id uuid references players(id),
  kind text not null check (kind in
    ('underage', 'samePerson', 'samePhone', 'sameMail', 'sameDestination', 'sameDevice', 'sameFile',
      'nameDiffers')),
  created_at timestamptz not null,
  cleared_at timestamptz,
  cleared_by text,
  is_somebody_else boolean not null default false,
  check ((cleared_at is null) = (cleared_by is null)),
  check (not is_somebody_else or cleared_at is not null));
comment on column verification_flags.is_somebody_else is
  'an operator said that the two accounts are of two people';
create unique index verification_flags_once on verification_flags
  (player_id, kind, coalesce(other_player_id, '00000000-0000-0000-0000-000000000000'::uuid));
`;

const sandbox = `
create table sandbox_checks (
  reference text primary key,
  merchant_reference text not null unique,
  outcome text not null check (outcome in ('clear', 'rejected', 'unsure', 'silent')),
  reason text,
  decide_at timestamptz not null,
  webhook_id text not null,
  attempts integer not null default 0,
  told_at timestamptz,
  created_at timestamptz not null);
create index sandbox_checks_due on sandbox_checks (decide_at) where told_at is null;
`;
