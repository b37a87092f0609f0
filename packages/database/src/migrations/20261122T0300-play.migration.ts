import { sql } from 'kysely';
import { playRoundsSql } from '../functions/play-rounds.sql.ts';
import { rotateSeedsSql } from '../functions/rotate-seeds.sql.ts';
import { walletMoveSql } from '../functions/wallet-move.sql.ts';
import type { NamedMigration } from './migration.ts';

/** Money moves of games, seeds that deal them, and the rounds of our own. */
export const play: NamedMigration = {
  name: '20261122T0300-play',
  async up(db) {
    await sql.raw(tables).execute(db);
    await sql.raw(walletMoveSql).execute(db);
    await sql.raw(playRoundsSql).execute(db);
    await sql.raw(rotateSeedsSql).execute(db);
  },
};

const tables = `
create table wallet_rounds (
  site_id uuid not null,
  provider_code text not null,
  round_id text not null check (length(round_id) between 1 and 64),
  player_id uuid not null,
  product text not null,
  game_code text not null,
  currency text not null,
  staked_minor bigint not null check (staked_minor >= 0),
  bonus_staked_minor bigint not null default 0
  check (bonus_staked_minor between 0 and staked_minor), returned_minor bigint not null,
  bonus_returned_minor bigint not null default 0,
  bonus_id uuid,
  opened_at timestamptz not null,
  finished_at timestamptz,
  primary key (site_id, provider_code, round_id));
create index wallet_rounds_finished on wallet_rounds (site_id, finished_at)
  where finished_at is not null;
create index wallet_rounds_open_of_bonus on wallet_rounds (bonus_id)
  where bonus_id is not null and finished_at is null;
create index wallet_rounds_open on wallet_rounds (opened_at) where finished_at is null;
comment on table wallet_rounds is
  'no foreign keys on what every round shares: they would lock those rows';

create table wallet_moves (
  site_id uuid not null,
  provider_code text not null,
  tx_id text not null check (length(tx_id) between 1 and 80),
  kind text not null
  check (kind in ('debit', 'debit-credit', 'credit', 'rollback', 'adjust', 'promo', 'jackpot',
  'tip')), player_id uuid not null,
  round_id text not null,
  ref_tx_id text,
  ref_tx_ids text[],
  amount_minor bigint not null,
  win_minor bigint not null default 0,
  bonus_minor bigint not null default 0,
  win_bonus_minor bigint not null default 0,
  bonus_id uuid,
  state text not null check (state in ('applied', 'rolled-back', 'tombstone')),
  request_hash bytea not null,
  journal_id bigint,
  created_at timestamptz not null,
  seq bigint not null generated always as identity,
  primary key (site_id, provider_code, tx_id));
create index wallet_moves_of_round on wallet_moves (site_id, provider_code, round_id);
comment on column wallet_moves.ref_tx_ids is 'further bets that a credit settles';
comment on column wallet_moves.bonus_minor is 'how much of amount_minor the bonus paid';
comment on column wallet_moves.win_bonus_minor is 'how much of what it paid went to the bonus';

create table fairness_seeds (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  state text not null check (state in ('next', 'active', 'revealed')),
  sealed_seed text not null,
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text not null,
  nonce integer not null default 0 check (nonce >= 0),
  created_at timestamptz not null,
  revealed_at timestamptz,
  check ((state = 'revealed') = (revealed_at is not null)));
create unique index fairness_seeds_one_in_use on fairness_seeds (site_id, player_id, state)
  where state <> 'revealed';
comment on column fairness_seeds.sealed_seed is
  'the secret, encrypted with a key the database does not know';

create table game_rounds (
  id uuid primary key,
  site_id uuid not null,
  player_id uuid not null,
  provider_code text not null,
  game_code text not null,
  game_version integer not null,
  product text not null,
  engine text not null check (engine in ('instant', 'hand', 'round')),
  state text not null check (state in ('open', 'settled', 'refunded')),
  step integer not null default 0,
  request_id uuid not null,
  request_hash bytea not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor >= 0),
  payout_minor bigint not null check (payout_minor >= 0),
  multiplier_e4 bigint not null check (multiplier_e4 >= 0),
  params jsonb not null,
  outcome jsonb not null,
  events jsonb not null,
  seed_id uuid,
  nonce integer,
  shared_round_id uuid,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'open') = (settled_at is null)),
  unique (site_id, player_id, request_id),
  unique (seed_id, nonce));
create index game_rounds_of_player on game_rounds (site_id, player_id, created_at desc, id desc);
create index game_rounds_open on game_rounds (created_at) where state = 'open';
create index game_rounds_of_shared on game_rounds (shared_round_id)
  where shared_round_id is not null;
create index game_rounds_settled on game_rounds (site_id, settled_at desc)
  where settled_at is not null;

create table hand_actions (
  round_id uuid not null references game_rounds(id),
  step integer not null check (step > 0),
  site_id uuid not null,
  request_id uuid not null,
  request_hash bytea not null,
  action jsonb not null,
  created_at timestamptz not null,
  primary key (round_id, step),
  unique (round_id, request_id));

create table demo_sessions (
  id uuid primary key,
  site_id uuid not null references sites(id),
  balance_minor bigint not null check (balance_minor >= 0),
  hand jsonb,
  created_at timestamptz not null,
  used_at timestamptz not null);
create index demo_sessions_used on demo_sessions (used_at);
comment on table demo_sessions is 'play money: never in the ledger';
`;
