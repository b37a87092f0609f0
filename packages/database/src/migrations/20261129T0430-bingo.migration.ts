import { sql } from 'kysely';
import { bingoSql } from '../functions/bingo.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Bingo rooms, their games, and the cards that are sold of them in an order that is fixed first.
 */
export const bingo: NamedMigration = {
  name: '20261129T0430-bingo',
  async up(db) {
    await sql.raw(tables).execute(db);
    await sql.raw(bingoSql).execute(db);
  },
};

const tables = `
create table bingo_rooms (
  site_id uuid not null references sites(id),
  room_id text not null check (room_id ~ '^[a-z0-9-]{1,32}$'),
  name text not null,
  variant text not null check (variant in ('75', '90')),
  is_open boolean not null,
  price_minor bigint not null check (price_minor > 0),
  max_cards integer not null check (max_cards > 0),
  stages jsonb not null,
  jackpot_within integer not null check (jackpot_within > 0),
  ball_ms integer not null check (ball_ms > 0),
  every_minutes integer not null check (every_minutes > 0),
  min_players integer not null check (min_players > 0),
  changed_at timestamptz not null,
  primary key (site_id, room_id));
comment on table bingo_rooms is 'bingo rooms of a site; games keep what they were opened with';

create table bingo_games (
  id uuid primary key,
  site_id uuid not null references sites(id),
  room_id text not null,
  game_code text not null,
  game_version integer not null,
  variant text not null,
  price_minor bigint not null,
  max_cards integer not null,
  stages jsonb not null,
  jackpot_within integer not null,
  ball_ms integer not null,
  min_players integer not null,
  chain_id uuid not null references hash_chains(id),
  chain_index integer not null check (chain_index > 0),
  state text not null default 'selling'
  check (state in ('selling', 'ended', 'closed', 'calling', 'won', 'settled')),
    starts_at timestamptz not null,
  card_count integer not null default 0 check (card_count >= 0),
  player_count integer not null default 0 check (player_count >= 0),
  sales_minor bigint not null default 0 check (sales_minor >= 0),
  closed_at timestamptz,
  root text check (root ~ '^[0-9a-f]{64}$'),
  entropy_source text,
  entropy_block text check (entropy_block ~ '^(|[0-9a-f]{64}|blockEarly|blockReorganised)$'),
  entropy text check (entropy ~ '^[0-9a-f]{64}$'),
  called integer[] not null default '{}',
  next_ball_at timestamptz,
  won jsonb not null default '[]',
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  jackpot_each_minor bigint,
  paid_minor bigint,
  fund_minor bigint check (fund_minor >= 0),
  void_reason text,
  settled_at timestamptz,
  foreign key (site_id, room_id) references bingo_rooms(site_id, room_id),
  unique (chain_id, chain_index),
  constraint bingo_games_fix_cards_before_entropy
  check (entropy is null or (root is not null and closed_at is not null)),
    constraint bingo_games_call_after_entropy check (called = '{}' or entropy is not null),
  constraint bingo_games_tell_no_link_before_entropy check (hash is null or entropy is not null),
  constraint bingo_games_end_with_a_link_or_void
    check (state not in ('won', 'settled') or (hash is not null) <> (void_reason is not null)));
create unique index bingo_games_at on bingo_games (site_id, room_id, starts_at)
  where void_reason is null;
create index bingo_games_due on bingo_games (starts_at) where state = 'selling';
create index bingo_games_under_way on bingo_games (site_id, starts_at)
  where state in ('ended', 'closed', 'calling', 'won');
create index bingo_games_of_room on bingo_games (site_id, starts_at desc) where card_count > 0;
comment on column bingo_games.state is
  'ended: nothing is sold any more, the list of cards is not fixed yet; won: cards are being paid';

create table bingo_purchases (
  id uuid primary key,
  game_id uuid not null references bingo_games(id),
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  request_id uuid not null,
  request_hash bytea not null,
  currency text not null,
  card_count integer not null check (card_count > 0),
  stake_minor bigint not null check (stake_minor > 0),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  state text not null default 'open' check (state in ('open', 'settled', 'refunded')),
  seed_id uuid not null references fairness_seeds(id),
  nonce integer not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (site_id, player_id, request_id),
  check ((state = 'open') = (settled_at is null)));
create index bingo_purchases_of_player on bingo_purchases (player_id, id desc);
create index bingo_purchases_of_game on bingo_purchases (game_id, player_id);
create index bingo_purchases_open on bingo_purchases (game_id, id) where state = 'open';

create table bingo_cards (
  id uuid primary key,
  game_id uuid not null references bingo_games(id),
  site_id uuid not null references sites(id),
  purchase_id uuid not null references bingo_purchases(id),
  player_id uuid not null references players(id),
  seq integer not null check (seq > 0),
  blind text not null check (blind ~ '^[0-9a-f]{32}$'),
  numbers integer[] not null,
  leaf_hash bytea not null,
  stake_minor bigint not null check (stake_minor > 0),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  wins jsonb not null default '[]',
  daubed integer[] not null default '{}',
  unique (game_id, seq));
create index bingo_cards_of_purchase on bingo_cards (purchase_id);
create index bingo_cards_of_player on bingo_cards (player_id, game_id);
comment on column bingo_cards.daubed is
  'marked by hand, for show: every card is claimed, marked or not';
`;
