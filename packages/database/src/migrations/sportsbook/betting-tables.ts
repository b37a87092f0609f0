/**
 * What was bet. A bet keeps everything it was accepted with, so later changes of prices, lines or names cannot touch it.
 * Rows that every bet would share (site, event, market, selection) are named without foreign keys: checking one locks it.
 * `place_bet`, the only writer, reads them all; the audit looks for orphans.
 * `market_exposures` are the liability counters of a site's market, split in shards by player so that a popular market
 * is no queue; the outcome slots are 1 home or over, 2 draw, 3 away or under.
 */
export const bettingTables = `
create table sports_limits (
  site_id uuid primary key references sites(id),
  min_stake_minor bigint not null check (min_stake_minor > 0),
  max_stake_minor bigint not null check (max_stake_minor <= 1000000000000000),
  max_win_minor bigint not null check (max_win_minor between 1 and 1000000000000000),
  max_event_liability_minor bigint not null check (max_event_liability_minor > 0),
  check (max_stake_minor >= min_stake_minor));

create table bet_slips (
  id uuid primary key,
  site_id uuid not null,
  player_id uuid not null references players(id),
  request_id uuid not null,
  request_hash bytea not null,
  pockets_after jsonb not null,
  placed_at timestamptz not null,
  unique (site_id, player_id, request_id));

create table bets (
  id uuid primary key,
  slip_id uuid not null references bet_slips(id),
  site_id uuid not null,
  player_id uuid not null,
  event_id uuid not null,
  market_id uuid not null,
  selection_id uuid not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  bonus_minor bigint not null default 0 check (bonus_minor between 0 and stake_minor),
  bonus_id uuid,
  odds_milli integer not null check (odds_milli between 1001 and 10000000),
  market_kind text not null check (market_kind in ('1x2', 'total', 'asian-handicap')),
  outcome text not null check (outcome in ('home', 'draw', 'away', 'over', 'under')),
  line_quarters smallint,
  is_live boolean not null,
  accepted_home_score smallint not null,
  accepted_away_score smallint not null,
  rules_version smallint not null,
  status text not null default 'accepted' check (status in ('accepted', 'settled', 'voided')),
  result text check (result in ('won', 'half-won', 'void', 'half-lost', 'lost')),
  payout_minor bigint check (payout_minor >= 0),
  home_score smallint,
  away_score smallint,
  -- The stake counts by the newest result: false until there is one, and when the result gives it back.
  is_counted boolean not null default false,
  revision integer not null default 0 check (revision >= 0),
  placed_at timestamptz not null,
  settled_at timestamptz,
  unique (slip_id, selection_id),
  check ((market_kind = '1x2') = (line_quarters is null)),
  check ((status = 'accepted') = (revision = 0)),
  check ((status = 'accepted') = (result is null)),
  check ((result is null) = (payout_minor is null)),
  check ((result is null) = (settled_at is null)),
  check (status <> 'voided' or (result = 'void' and payout_minor = stake_minor)),
  check (is_counted = (result is not null and result <> 'void')));
create index bets_of_player on bets (site_id, player_id, id desc);
create index bets_open_of_bonus on bets (bonus_id) where bonus_id is not null and status = 'accepted';
create index bets_of_event on bets (event_id, revision, player_id, id);

create table bet_settlements (
  bet_id uuid not null references bets(id),
  revision integer not null check (revision > 0),
  site_id uuid not null,
  event_id uuid not null,
  status text not null check (status in ('settled', 'voided')),
  result text not null check (result in ('won', 'half-won', 'void', 'half-lost', 'lost')),
  payout_minor bigint not null check (payout_minor >= 0),
  debt_minor bigint not null default 0 check (debt_minor >= 0),
  home_score smallint,
  away_score smallint,
  is_counted boolean not null,
  journal_id bigint not null,
  reversal_journal_id bigint,
  settled_at timestamptz not null,
  check (is_counted = (result <> 'void')),
  primary key (bet_id, revision));

create table market_exposures (
  site_id uuid not null,
  event_id uuid not null,
  market_id uuid not null,
  shard smallint not null check (shard between 0 and 7),
  stake_1 bigint not null default 0, profit_1 bigint not null default 0,
  stake_2 bigint not null default 0, profit_2 bigint not null default 0,
  stake_3 bigint not null default 0, profit_3 bigint not null default 0,
  primary key (site_id, event_id, market_id, shard)) with (fillfactor = 50);
create index market_exposures_of_event on market_exposures (event_id);

-- A line of a slip on its way through the checks (functions/slip-checks.sql.ts).
create type slip_line as (
  index integer, bet_id uuid, selection_id uuid, stake_minor bigint, profit_minor bigint, max_stake_minor bigint,
  event_id uuid, market_id uuid, market_kind text, line_quarters integer, outcome text, odds_milli integer,
  is_live boolean, home_score integer, away_score integer, slot integer, code text);
`;
