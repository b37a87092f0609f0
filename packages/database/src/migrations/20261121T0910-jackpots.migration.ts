import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Pots that part of the settled turnover goes into, with their rounds, and the house account each
 * pot's money lies on.
 */
export const jackpots: NamedMigration = {
  name: '20261121T0910-jackpots',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
-- Never deferred: what is in a pot must be there when it is paid.
insert into ledger_account_kinds (owner_type, kind, currency, may_go_negative, deferred)
values ('house', 'jackpot:', null, false, false);

create table jackpot_pots (
  id uuid primary key,
  site_id uuid not null references sites(id),
  code text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names jsonb not null,
  share_basis_points integer not null check (share_basis_points between 1 and 1000),
  opening_minor bigint not null check (opening_minor between 1 and 1000000000000000),
  period_minutes integer not null check (period_minutes > 0),
  state text not null default 'running' check (state in ('running', 'last-round', 'over')),
  created_at timestamptz not null);
create unique index jackpot_pots_one_per_code on jackpot_pots (site_id, code) where state <> 'over';

create table jackpot_rounds (
  id uuid primary key,
  pot_id uuid not null references jackpot_pots(id),
  site_id uuid not null references sites(id),
  number integer not null check (number > 0),
  starts_at timestamptz not null,
  drops_at timestamptz not null,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  seed_hash text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  opening_minor bigint not null check (opening_minor >= 0),
  carried_minor bigint not null check (carried_minor >= 0),
  contributed_minor bigint not null default 0 check (contributed_minor >= 0),
  turnover_minor bigint not null default 0 check (turnover_minor >= 0),
  player_count integer not null default 0 check (player_count >= 0),
  counted_at timestamptz not null,
  drawn_at timestamptz,
  winner_id uuid references players(id),
  unique (pot_id, number),
  check (starts_at < drops_at),
  check ((opening_minor = 0) <> (carried_minor = 0)),
  check (winner_id is null or drawn_at is not null));
create unique index jackpot_rounds_one_open on jackpot_rounds (pot_id) where drawn_at is null;
create index jackpot_rounds_due on jackpot_rounds (drops_at) where drawn_at is null;
create index jackpot_rounds_won on jackpot_rounds (pot_id, number desc) where winner_id is not null;

create table jackpot_entries (
  round_id uuid not null references jackpot_rounds(id),
  site_id uuid not null,
  player_id uuid not null references players(id),
  turnover_minor bigint not null check (turnover_minor > 0),
  primary key (round_id, player_id));
`;
