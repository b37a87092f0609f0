import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Shared rounds whose players bet against each other: what comes into being after the close, and
 * what their pools held and paid.
 */
export const poolRounds: NamedMigration = {
  name: '20261129T0430-pool-rounds',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

/**
 * A minus pool costs the house, and the house may lose what it bets: neither account has a floor.
 */
const tables = `
insert into ledger_account_kinds (owner_type, kind, currency, may_go_negative, deferred) values
  ('house', 'breakage:', null, true, true),
  ('house', 'seed:', null, true, true);

alter table shared_rounds
  add column closed_at timestamptz,
  add column entropy_source text,
  add column entropy_block text
  check (entropy_block ~ '^(|[0-9a-f]{64}|blockEarly|blockReorganised)$'), add column entropy text
    check (entropy ~ '^[0-9a-f]{64}$'),
  add column ticket_count integer check (ticket_count >= 0),
  add column sales_minor bigint check (sales_minor >= 0);
alter table shared_rounds drop constraint shared_rounds_void_reason_check;
alter table shared_rounds
  add constraint shared_rounds_void_reason_check check (
    void_reason in ('blockEarly', 'blockMissing', 'blockReorganised', 'entropyMissing',
      'unbalanced')),
  add constraint shared_rounds_name_a_source_first
    check (entropy is null or (entropy_source is not null and closed_at is not null));
comment on column shared_rounds.entropy_block is
  'the announced block as it was seen last: null: nobody looked, empty: not there yet, its hash, '
  'or why it does not decide';
comment on column shared_rounds.entropy is
  'came into being after the close, from the source that was published with it; null: none is '
  'needed, or not there yet';

create table round_pools (
  round_id uuid primary key references shared_rounds(id),
  site_id uuid not null references sites(id),
  game_code text not null,
  product text not null,
  currency text not null,
  pools jsonb not null,
  gross_minor bigint not null check (gross_minor >= 0),
  seed_minor bigint not null check (seed_minor between 0 and gross_minor),
  is_void boolean not null,
  is_play_money boolean not null,
  paid_minor bigint,
  seed_paid_minor bigint,
  takeout_minor bigint,
  breakage_minor bigint,
  dividends jsonb,
  closed_at timestamptz not null,
  ended_at timestamptz,
  constraint round_pools_end_whole check (
    num_nonnulls(ended_at, paid_minor, seed_paid_minor, takeout_minor, breakage_minor) in (0, 5)),
  constraint round_pools_keep_their_money check (
    ended_at is null or paid_minor + seed_paid_minor + takeout_minor + breakage_minor
      = gross_minor));
create index round_pools_open on round_pools (site_id, game_code) where ended_at is null;
comment on column round_pools.is_play_money is
  'its tickets are of play money: the ledger knows nothing of it';
comment on column round_pools.pools is
  'by pool and selection, minor units as text; what the house put in is among it (seed_minor)';
comment on column round_pools.breakage_minor is
  'what breaking prices down left; below zero in a minus pool';

create table sabong_settings (
  site_id uuid primary key references sites(id),
  is_on boolean not null,
  house_seed_minor bigint not null check (house_seed_minor >= 0),
  changed_at timestamptz not null);
comment on table sabong_settings is
  'whether a site offers matches at all, and what the house puts on both sides; without a row: it '
  'does not';
`;
