import { sql } from 'kysely';
import { roundBetSql } from '../functions/round-bet.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * A bet on a shared round may cover several lines of a layout, be changed until the betting closes,
 * and be told its outcome as dealing begins.
 */
export const ticketsOfLines: NamedMigration = {
  name: '20261128T1300-tickets-of-lines',
  async up(db) {
    await sql.raw(tables).execute(db);
    await sql.raw(roundBetSql).execute(db);
  },
};

const tables = `
alter table game_rounds add column lines jsonb;
comment on column game_rounds.lines is
  'bets of a ticket: params, stake_minor, payout_minor, multiplier_e4; null: one bet of params';

create table ticket_changes (
  ticket_id uuid not null references game_rounds(id),
  request_id uuid not null,
  site_id uuid not null,
  request_hash bytea not null,
  lines jsonb not null,
  stake_minor bigint not null check (stake_minor >= 0),
  created_at timestamptz not null,
  primary key (ticket_id, request_id));
comment on table ticket_changes is
  'what a ticket was made after it was placed, each change by its request; stake 0: it was taken '
  'back';

alter table shared_rounds add column dealing_at timestamptz;
alter table shared_rounds drop constraint shared_rounds_end_with_a_hash_or_void;
alter table shared_rounds
  add constraint shared_rounds_end_with_a_hash_or_void
    check (phase <> 'settled' or hash is not null or void_reason is not null),
  add constraint shared_rounds_tell_no_hash_before_the_deal check (
    phase = 'settled' or ((hash is null or dealing_at is not null) and void_reason is null)),
  add constraint shared_rounds_deal_after_the_close
    check (dealing_at is null or phase <> 'betting');
comment on column shared_rounds.dealing_at is
  'when the outcome of a table was told: nobody can act on it any more; null: not yet, or told at '
  'the end';

create table demo_tickets (
  id uuid primary key,
  demo_id uuid not null references demo_sessions(id) on delete cascade,
  site_id uuid not null references sites(id),
  shared_round_id uuid not null references shared_rounds(id),
  state text not null check (state in ('open', 'settled', 'refunded')),
  stake_minor bigint not null check (stake_minor >= 0),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  lines jsonb not null,
  created_at timestamptz not null,
  settled_at timestamptz);
create index demo_tickets_open on demo_tickets (shared_round_id) where state = 'open';
create index demo_tickets_of_demo on demo_tickets (demo_id, shared_round_id);
create table always_on_tables (
  site_id uuid not null references sites(id),
  provider_code text not null,
  game_code text not null,
  table_id text not null default '',
  primary key (site_id, provider_code, game_code, table_id));
comment on table always_on_tables is 'tables whose rounds follow each other though nobody looks';
comment on table demo_tickets is 'bets of play money on shared rounds; go with their purse';
`;
