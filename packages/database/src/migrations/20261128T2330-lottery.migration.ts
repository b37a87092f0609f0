import { sql } from 'kysely';
import { lotterySql } from '../functions/lottery.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Draws, the tickets that are sold for them in an order that is fixed before anything decides, and
 * what players buy of every draw.
 */
export const lottery: NamedMigration = {
  name: '20261128T2330-lottery',
  async up(db) {
    await sql.raw(tables).execute(db);
    await sql.raw(lotterySql).execute(db);
  },
};

const tables = `
create table lottery_games (
  site_id uuid not null references sites(id),
  game_code text not null,
  is_enabled boolean not null,
  weekdays integer[] not null,
  times text[] not null,
  prize_table text not null check (prize_table in ('pavilion', 'pcso')),
  price_minor bigint check (price_minor > 0),
  guarantee_minor bigint check (guarantee_minor >= 0),
  number_limit_minor bigint check (number_limit_minor > 0),
  changed_at timestamptz not null,
  primary key (site_id, game_code));
comment on table lottery_games is
  'lotteries that a site runs; draws that are open keep what they began with';

create table lottery_draws (
  id uuid primary key,
  site_id uuid not null references sites(id),
  game_code text not null,
  game_version integer not null,
  draw_code text not null check (draw_code not like '%|%'),
  prize_table text not null,
  price_minor bigint,
  guarantee_minor bigint,
  number_limit_minor bigint,
  chain_id uuid not null references hash_chains(id),
  chain_index integer not null check (chain_index > 0),
  state text not null default 'open'
  check (state in ('open', 'ending', 'closed', 'drawn', 'settled')), opens_at timestamptz not null,
  cut_off_at timestamptz not null,
  draw_at timestamptz not null,
  ticket_count integer not null default 0 check (ticket_count >= 0),
  sales_minor bigint not null default 0 check (sales_minor >= 0),
  closed_at timestamptz,
  root text check (root ~ '^[0-9a-f]{64}$'),
  entropy_source text,
  entropy_block text check (entropy_block ~ '^(|[0-9a-f]{64}|blockEarly|blockReorganised)$'),
  entropy text check (entropy ~ '^[0-9a-f]{64}$'),
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  outcome jsonb,
  settlement jsonb,
  tiers jsonb,
  rollover_minor bigint,
  void_reason text,
  drawn_at timestamptz,
  settled_at timestamptz,
  unique (site_id, draw_code),
  unique (site_id, game_code, draw_at),
  unique (chain_id, chain_index),
  check (opens_at < cut_off_at and cut_off_at <= draw_at),
  constraint lottery_draws_fix_tickets_before_entropy
  check (entropy is null or (root is not null and closed_at is not null)),
    constraint lottery_draws_tell_no_link_before_entropy
    check (hash is null or entropy is not null),
  constraint lottery_draws_end_with_a_link_or_void
    check (state not in ('drawn', 'settled') or (hash is not null) <> (void_reason is not null)));
create index lottery_draws_due on lottery_draws (draw_at) where state <> 'settled';
create index lottery_draws_of_game on lottery_draws (site_id, game_code, draw_at desc);
comment on column lottery_draws.state is
  'ending: nothing is sold any more, the list of tickets is not fixed yet';

create table lottery_seats (
  draw_id uuid not null references lottery_draws(id),
  seq integer not null check (seq > 0),
  is_taken boolean not null default false,
  primary key (draw_id, seq));
create index lottery_seats_free on lottery_seats (draw_id, seq) where not is_taken;
comment on table lottery_seats is
  'places in the order of sale while a draw is open; buyers take different ones and wait for '
  'nobody';

create table lottery_numbers (
  draw_id uuid not null references lottery_draws(id),
  number text not null,
  liability_minor bigint not null check (liability_minor > 0),
  primary key (draw_id, number));
comment on table lottery_numbers is
  'what a draw may have to pay on a number: stakes by their best single prize';

create table lottery_subscriptions (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  game_code text not null,
  plays jsonb not null,
  draws_left integer check (draws_left >= 0),
  weekdays integer[],
  max_cost_minor bigint check (max_cost_minor > 0),
  request_id uuid not null,
  request_hash bytea not null,
  state text not null default 'active' check (state in ('active', 'ended')),
  end_reason text check (end_reason in ('player', 'done', 'refused')),
  refused_in_row integer not null default 0 check (refused_in_row >= 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (site_id, player_id, request_id),
  check ((state = 'ended') = (ended_at is not null and end_reason is not null)));
create index lottery_subscriptions_active on lottery_subscriptions (site_id, game_code, id)
  where state = 'active';

create table lottery_orders (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  game_code text not null,
  request_id uuid not null,
  request_hash bytea not null,
  seed_id uuid references fairness_seeds(id),
  nonce integer,
  subscription_id uuid references lottery_subscriptions(id),
  created_at timestamptz not null,
  unique (site_id, player_id, request_id),
  check ((seed_id is null) = (nonce is null)));
comment on table lottery_orders is 'purchases: one ticket for each draw of the order';

create table lottery_tickets (
  id uuid primary key,
  draw_id uuid not null references lottery_draws(id),
  site_id uuid not null references sites(id),
  order_id uuid references lottery_orders(id),
  player_id uuid references players(id),
  seq integer not null check (seq > 0),
  blind text not null check (blind ~ '^[0-9a-f]{32}$'),
  lines jsonb not null,
  leaf_play text not null,
  leaf_hash bytea not null,
  stake_minor bigint not null check (stake_minor >= 0),
  state text not null default 'open' check (state in ('open', 'settled', 'refunded')),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  wins jsonb not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (draw_id, seq),
  check ((player_id is null) = (order_id is null)),
  check ((state = 'open') = (settled_at is null)));
create index lottery_tickets_of_order on lottery_tickets (order_id);
create index lottery_tickets_of_player on lottery_tickets (player_id, id desc)
  where player_id is not null;
create index lottery_tickets_open on lottery_tickets (draw_id, seq) where state = 'open';
comment on column lottery_tickets.player_id is
  'null: fills a place whose buyer never ended, with stake 0';

create table lottery_chunks (
  draw_id uuid not null references lottery_draws(id),
  chunk integer not null check (chunk >= 0),
  root bytea not null,
  primary key (draw_id, chunk));
comment on table lottery_chunks is
  'roots over each 256 leaves of a closed draw, so that a proof reads few of them';

create table lottery_subscription_draws (
  subscription_id uuid not null references lottery_subscriptions(id),
  draw_id uuid not null references lottery_draws(id),
  site_id uuid not null references sites(id),
  refusal text,
  created_at timestamptz not null,
  primary key (subscription_id, draw_id));
comment on column lottery_subscription_draws.refusal is
  'why nothing was bought; null: a ticket was';
`;
