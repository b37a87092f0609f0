/**
 * What was bet. A bet is one leg or several, each a selection; both keep everything they were
 * accepted with, so later changes of prices, lines or names cannot touch them. Rows that every bet
 * would share (site, event, market, selection) are named without foreign keys: checking one locks
 * it. `place_slip`, the only writer, reads them all; the audit looks for orphans.
 * `selection_exposures` are a site's counters of liability, split in shards by player so that a
 * popular market is no queue. Bets of several legs stand there under the event's own id in place of
 * market and selection: their potential wins are one sum.
 */
export const bettingTables = `
create table sports_limits (
  site_id uuid primary key references sites(id),
  min_stake_minor bigint not null check (min_stake_minor > 0),
  max_stake_minor bigint not null check (max_stake_minor <= 1000000000000000),
  max_win_minor bigint not null check (max_win_minor between 1 and 1000000000000000),
  max_event_liability_minor bigint not null check (max_event_liability_minor > 0),
  max_odds_milli bigint not null default 10000000
  check (max_odds_milli between 1001 and 1000000000), cash_out_allowed boolean not null
    default true,
  cash_out_margin_ppm integer not null default 50000
  check (cash_out_margin_ppm between 0 and 300000), cash_out_min_minor bigint not null default 10
    check (cash_out_min_minor > 0),
  check (max_stake_minor >= min_stake_minor));

create table bet_slips (
  id uuid primary key,
  site_id uuid not null,
  player_id uuid not null references players(id),
  request_id uuid not null,
  request_hash bytea not null,
  pockets_after jsonb not null,
  state text not null default 'accepted' check (state in ('accepted', 'pending', 'rejected')),
  policy text not null check (policy in ('none', 'better', 'any')),
  -- Of a slip with a live pick: what was asked, until it is decided.
  asked jsonb,
  decides_at timestamptz,
  decided_at timestamptz,
  refusals jsonb not null default '[]',
  placed_at timestamptz not null,
  unique (site_id, player_id, request_id),
  check ((state = 'pending') = (asked is not null)),
  check ((decides_at is not null and decided_at is null) = (state = 'pending')));
create index bet_slips_to_decide on bet_slips (decides_at) where state = 'pending';

create table bets (
  id uuid primary key,
  slip_id uuid not null references bet_slips(id),
  site_id uuid not null,
  player_id uuid not null,
  currency text not null,
  bet_type text not null check (bet_type in ('single', 'parlay', 'system')),
  leg_count smallint not null check (leg_count > 0),
  unit_stake_minor bigint not null check (unit_stake_minor > 0),
  line_count integer not null check (line_count > 0),
  sizes integer[] not null default '{}',
  bankers integer[] not null default '{}',
  stake_minor bigint not null check (stake_minor > 0),
  bonus_minor bigint not null default 0 check (bonus_minor between 0 and stake_minor),
  bonus_id uuid,
  -- A free bet's stake is the house's, held as bonus money; a boost raises what is won.
  voucher_id uuid,
  voucher_kind text check (voucher_kind in ('free_bet', 'odds_boost')),
  boost_percent integer check (boost_percent > 0),
  max_extra_minor bigint,
  odds_milli integer not null check (odds_milli > 1000),
  win_minor bigint not null check (win_minor >= 0),
  potential_minor bigint not null check (potential_minor >= 0),
  rules_version smallint not null,
  -- What was cashed out: that part is over, whatever becomes of the rest.
  cashed_unit_minor bigint not null default 0
    check (cashed_unit_minor between 0 and unit_stake_minor),
  cashed_stake_minor bigint not null default 0,
  cashed_bonus_minor bigint not null default 0 check (cashed_bonus_minor between 0 and bonus_minor),
  cashed_paid_minor bigint not null default 0 check (cashed_paid_minor >= 0),
  edited_from uuid,
  edited_to uuid,
  status text not null default 'accepted'
    check (status in ('pending', 'accepted', 'rejected', 'settled', 'voided', 'cashed-out')),
  result text check (result in ('won', 'half-won', 'void', 'half-lost', 'lost')),
  payout_minor bigint check (payout_minor >= 0),
  -- The stake counts by the newest result: false until there is one, and when the result gives it
  -- back.
  is_counted boolean not null default false,
  revision integer not null default 0 check (revision >= 0),
  placed_at timestamptz not null,
  settled_at timestamptz,
  check (stake_minor = unit_stake_minor * line_count),
  check ((bet_type = 'single') = (leg_count = 1)),
  check ((bet_type = 'system') = (sizes <> '{}')),
  check ((status in ('pending', 'accepted', 'rejected', 'cashed-out')) = (result is null)),
  check ((result is null) = (payout_minor is null)),
  check ((result is null and status <> 'cashed-out') = (settled_at is null)),
  check (cashed_stake_minor = cashed_unit_minor * line_count),
  check ((status = 'cashed-out') = (cashed_unit_minor = unit_stake_minor)),
  check (cashed_unit_minor = 0 or voucher_id is null),
  check (status <> 'voided' or (result = 'void'
    and payout_minor = case voucher_kind when 'free_bet' then 0
      else stake_minor - cashed_stake_minor end)),
  check ((voucher_id is null) = (voucher_kind is null)),
  check ((voucher_kind is not distinct from 'odds_boost') = (boost_percent is not null)),
  check (voucher_kind is distinct from 'free_bet'
  or (bonus_minor = stake_minor and bonus_id is null)),
    check (is_counted = (result is not null and result <> 'void'
    and voucher_kind is distinct from 'free_bet')));
create index bets_of_player on bets (site_id, player_id, id desc);
create index bets_ended_of_player on bets (player_id, settled_at) where settled_at is not null;
create index bets_open_of_bonus on bets (bonus_id) where bonus_id is not null
  and status in ('pending', 'accepted');
comment on column bets.odds_milli is
  'what a unit can return at most, cut to thousandths and over all lines: shown, never paid by';
comment on column bets.win_minor is
  'the most it can win without a voucher, as caps and liability count it';
comment on column bets.revision is
  'the revisions of the results its legs were settled by, added up; 0 before the first';

create table bet_legs (
  bet_id uuid not null references bets(id),
  leg_no smallint not null,
  site_id uuid not null,
  player_id uuid not null,
  event_id uuid not null,
  market_id uuid not null,
  selection_id uuid not null,
  market_kind text not null,
  line_quarters smallint,
  param text,
  outcome text not null,
  odds_milli integer not null check (odds_milli between 1001 and 10000000),
  is_live boolean not null,
  accepted_home_score smallint not null,
  accepted_away_score smallint not null,
  accepted_at timestamptz not null,
  -- How often the market had stopped when a live pick was placed: it is refused when it stops
  -- before it is accepted.
  stop_no integer not null default 0,
  status text not null default 'open'
  check (status in ('pending', 'open', 'rejected', 'settled', 'voided', 'cashed-out')), result text
    check (result in ('won', 'half-won', 'void', 'half-lost', 'lost')),
  multiplier_num numeric,
  multiplier_den numeric,
  home_score smallint,
  away_score smallint,
  revision integer not null default 0 check (revision >= 0),
  primary key (bet_id, leg_no),
  unique (bet_id, event_id),
  check (status = 'cashed-out' or (status in ('pending', 'open', 'rejected')) = (revision = 0)),
  check ((revision = 0) = (result is null)),
  check ((result is null) = (multiplier_num is null)),
  check ((multiplier_num is null) = (multiplier_den is null)));
create index bet_legs_of_event on bet_legs (event_id, revision, player_id, bet_id);
create index bet_legs_of_player on bet_legs (player_id, event_id);
comment on column bet_legs.multiplier_num is 'what the leg makes of a unit, an exact fraction';

create table bet_settlements (
  bet_id uuid not null references bets(id),
  revision integer not null check (revision > 0),
  site_id uuid not null,
  player_id uuid not null,
  event_id uuid not null,
  status text not null check (status in ('settled', 'voided', 'reopened')),
  result text check (result in ('won', 'half-won', 'void', 'half-lost', 'lost')),
  payout_minor bigint check (payout_minor >= 0),
  debt_minor bigint not null default 0 check (debt_minor >= 0),
  home_score smallint,
  away_score smallint,
  is_counted boolean not null,
  journal_id bigint,
  lines jsonb,
  reversal_journal_id bigint,
  settled_at timestamptz not null,
  check ((status = 'reopened') = (result is null)),
  check ((result is null) = (payout_minor is null)),
  check ((result is null) = (journal_id is null)),
  check ((journal_id is null) = (lines is null)),
  check (not is_counted or (result is not null and result <> 'void')),
  primary key (bet_id, revision));
create index bet_settlements_of_journal on bet_settlements (journal_id);
comment on column bet_settlements.event_id is 'whose result settled the bet, or settled it again';
comment on column bet_settlements.lines is
  'the bet''s own share of its journal, which settles many bets at once';

create table selection_exposures (
  site_id uuid not null,
  event_id uuid not null,
  market_id uuid not null,
  selection_id uuid not null,
  shard smallint not null check (shard between 0 and 7),
  stake_minor bigint not null,
  win_minor bigint not null,
  primary key (site_id, event_id, market_id, selection_id, shard)) with (fillfactor = 50);
create index selection_exposures_of_event on selection_exposures (event_id);

-- A bet of a slip and its legs on their way through the checks (functions/slip-checks.sql.ts).
create type slip_bet as (
  bet_no integer, bet_id uuid, bet_type text, unit_stake_minor bigint, line_count integer,
  sizes integer[], bankers integer[], leg_count integer, stake_minor numeric, profit_minor numeric,
  odds_milli integer, max_stake_minor bigint, voucher_id uuid, voucher_kind text,
  boost_percent integer, max_extra_minor bigint, code text, detail text);
create type slip_leg as (
  bet_no integer, leg_no integer, selection_id uuid, event_id uuid, market_id uuid,
  market_kind text, line_quarters integer, param text, outcome text, odds_milli integer,
  is_combinable boolean, is_live boolean, home_score integer, away_score integer, sport text,
  stop_no integer, code text);
create type ratio as (num numeric, den numeric);
`;
