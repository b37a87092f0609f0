import { sql } from 'kysely';
import { sharedRoundsSql } from '../functions/shared-rounds.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Chains that are published before they decide rounds, the rounds, and what is cashed out of them.
 */
export const sharedRounds: NamedMigration = {
  name: '20261122T0310-shared-rounds',
  async up(db) {
    await sql.raw(tables).execute(db);
    await sql.raw(sharedRoundsSql).execute(db);
  },
};

const tables = `
alter table game_rounds add column cashed_bp integer not null default 0
  check (cashed_bp between 0 and 10000);

create table hash_chains (
  id uuid primary key,
  site_id uuid not null references sites(id),
  provider_code text not null,
  game_code text not null,
  table_id text not null default '',
  sealed_start text not null,
  sealed_links text not null,
  terminating_hash text not null check (terminating_hash ~ '^[0-9a-f]{64}$'),
  salt text not null,
  length integer not null check (length > 0),
  next_index integer not null default 1 check (next_index > 0),
  is_active boolean not null,
  published_at timestamptz not null);
create unique index hash_chains_one_active on hash_chains (site_id, provider_code, game_code,
  table_id) where is_active;
comment on column hash_chains.table_id is 'empty: the first table of the game, or its only one';
comment on column hash_chains.sealed_links is
  'every hundredth link, encrypted: no process hashes a chain anew';

create table shared_rounds (
  id uuid primary key,
  site_id uuid not null references sites(id),
  provider_code text not null,
  game_code text not null,
  table_id text not null default '',
  chain_id uuid not null references hash_chains(id),
  chain_index integer not null check (chain_index > 0),
  phase text not null check (phase in ('betting', 'running', 'settled')),
  opened_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  next_at timestamptz,
  hash text,
  outcome jsonb,
  watched_at timestamptz not null,
  unique (chain_id, chain_index),
  check ((phase = 'settled') = (hash is not null)));
create unique index shared_rounds_one_under_way on shared_rounds (site_id, provider_code, game_code,
  table_id) where phase <> 'settled';
create index shared_rounds_due on shared_rounds (next_at) where next_at is not null;
create index shared_rounds_of_game on shared_rounds (site_id, provider_code, game_code, table_id,
  chain_index desc);
comment on column shared_rounds.ends_at is
  'known to the database alone while the round runs: nobody is told before it is over';

create table round_cash_outs (
  bet_id uuid not null references game_rounds(id),
  request_id uuid not null,
  site_id uuid not null,
  request_hash bytea not null,
  share_bp integer not null check (share_bp between 1 and 10000),
  multiplier_e4 bigint not null,
  amount_minor bigint not null check (amount_minor >= 0),
  created_at timestamptz not null,
  primary key (bet_id, request_id));
`;
