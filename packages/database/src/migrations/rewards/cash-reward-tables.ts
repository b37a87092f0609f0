/**
 * Cash rewards: what settled plays add to a player's rakeback and to what their friends bring, line
 * by line, so that anybody recomputes it; and what a period gives, fixed when it is over.
 * Hundred-millionths of a minor unit are exact whole numbers.
 */
export const cashRewardTables = `
-- How far each reader of settled plays has come; counted and moved in one transaction.
create table if not exists play_cursors (
  name text primary key,
  tx xid8 not null,
  seq bigint not null);
create index if not exists settled_plays_in_order on settled_plays (tx, seq);

create table reward_accruals (
  site_id uuid not null references sites(id),
  item_code text not null,
  player_id uuid not null references players(id),
  accrued_e8 numeric(40, 0) not null default 0,
  claimed_minor bigint not null default 0 check (claimed_minor >= 0),
  primary key (site_id, item_code, player_id),
  foreign key (site_id, item_code) references reward_items (site_id, code));
create index reward_accruals_of_player on reward_accruals (player_id);

create table reward_lines (
  site_id uuid not null references sites(id),
  item_code text not null,
  seq bigint not null,
  player_id uuid not null references players(id),
  -- Whose play it was, where it was not the player's own.
  friend_id uuid references players(id),
  source text not null,
  ref text not null,
  at timestamptz not null,
  stake_minor bigint not null,
  returned_minor bigint not null,
  edge_bp integer not null check (edge_bp between 0 and 10000),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  accrued_e8 numeric(40, 0) not null,
  check (accrued_e8 = stake_minor::numeric * edge_bp * rate_bp),
  primary key (site_id, item_code, seq));
create index reward_lines_of_player on reward_lines (player_id, item_code, seq desc);
create index reward_lines_of_play on reward_lines (site_id, item_code, source, ref);

create table reward_periods (
  site_id uuid not null references sites(id),
  item_code text not null,
  period_key text not null,
  player_id uuid not null references players(id),
  level integer not null,
  rate_bp integer not null,
  inputs jsonb not null,
  amount_minor bigint not null check (amount_minor >= 0),
  claimed_minor bigint not null default 0 check (claimed_minor between 0 and amount_minor),
  claim_until timestamptz not null,
  fixed_at timestamptz not null,
  primary key (site_id, item_code, period_key, player_id),
  foreign key (site_id, item_code) references reward_items (site_id, code));
create index reward_periods_of_player on reward_periods (player_id, claim_until);

-- Periods of an item that are fixed for everybody.
create table reward_periods_fixed (
  site_id uuid not null references sites(id),
  item_code text not null,
  period_key text not null,
  fixed_at timestamptz not null,
  primary key (site_id, item_code, period_key));
`;
