/**
 * What players agreed to and what they were given. A claim is one thing given, once by its key,
 * with what it cost the budget; its money is a journal, a bonus, a voucher or rounds at a studio,
 * made in the same transaction.
 */
export const claimTables = `
create table reward_opt_ins (
  player_id uuid not null references players(id),
  site_id uuid not null,
  code text not null,
  terms_version text not null,
  at timestamptz not null,
  primary key (player_id, code));

create table reward_claims (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  item_code text not null,
  claim_key text not null,
  source text not null,
  prize jsonb not null,
  cost_minor bigint not null check (cost_minor >= 0),
  local_date date not null,
  journal_id bigint,
  created_at timestamptz not null,
  unique (site_id, item_code, claim_key),
  foreign key (site_id, item_code) references reward_items (site_id, code));
create index reward_claims_of_player on reward_claims (player_id, item_code, created_at);
create index reward_claims_of_day on reward_claims (site_id, item_code, local_date);

-- The answer of a claim by its request: the same request is answered the same.
create table reward_requests (
  player_id uuid not null references players(id),
  request_id uuid not null,
  site_id uuid not null,
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (player_id, request_id));

create table vouchers (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  claim_id uuid not null unique references reward_claims(id),
  item_code text not null,
  kind text not null check (kind in ('free_bet', 'odds_boost')),
  currency text not null,
  amount_minor bigint check (amount_minor > 0),
  boost_percent integer check (boost_percent between 1 and 200),
  max_stake_minor bigint,
  max_extra_minor bigint,
  min_odds_milli integer,
  max_odds_milli integer,
  sports text[] not null default '{}',
  wagering_template text,
  state text not null default 'open' check (state in ('open', 'staked', 'used', 'over')),
  bet_id uuid,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  check ((kind = 'free_bet') = (amount_minor is not null)),
  check ((kind = 'odds_boost') = (boost_percent is not null)),
  check ((state in ('staked', 'used')) = (bet_id is not null)));
create index vouchers_of_player on vouchers (player_id, created_at desc, id desc);
create index vouchers_that_end on vouchers (expires_at) where state = 'open';

-- Tokens that wait in the pocket minigame until their time.
create table token_releases (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  tokens bigint not null check (tokens > 0),
  release_at timestamptz not null,
  released_at timestamptz);
create index token_releases_due on token_releases (release_at) where released_at is null;
create index token_releases_of_player on token_releases (player_id) where released_at is null;

-- Rounds at a studio that were given and wait for the studio.
create table free_round_orders (
  claim_id uuid primary key references reward_claims(id),
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  template text not null,
  rounds integer not null check (rounds > 0),
  grant_id uuid,
  tries integer not null default 0,
  next_try_at timestamptz not null);
create index free_round_orders_due on free_round_orders (next_try_at) where grant_id is null;

-- A deposit that was credited and not looked at by the bonuses yet.
alter table deposits add column promotion_code text;
alter table deposits add column is_bonus_due boolean not null default false;
create index deposits_bonus_due on deposits (credited_at) where is_bonus_due;
`;
