/**
 * What can be bet on. Events, markets and prices are shared by all sites; limits are per site.
 * `events.state` moves under the exclusive lock of the event (`lock_event`), which accepted slips hold shared, so no bet
 * can slip in between a goal, a suspension or a result and what it sees.
 */
export const eventTables = `
create table sportsbook_settings (
  id boolean primary key default true check (id),
  margin_ppm integer not null default 60000 check (margin_ppm between 0 and 300000),
  demo_seed text not null,
  demo_epoch timestamptz not null);

create table leagues (
  id uuid primary key,
  code text not null unique,
  sport text not null check (sport in ('football')),
  name text not null,
  country text not null,
  is_demo boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null);

create table teams (
  id uuid primary key,
  sport text not null check (sport in ('football')),
  country text not null,
  name text not null check (name <> ''),
  names jsonb not null check (names ? 'EN'),
  created_at timestamptz not null);

create table team_aliases (
  country text not null,
  alias text not null check (alias <> ''),
  team_id uuid not null references teams(id),
  primary key (country, alias));

create table events (
  id uuid primary key,
  league_id uuid not null references leagues(id),
  source_key text not null unique,
  sport text not null check (sport in ('football')),
  home_team_id uuid not null references teams(id),
  away_team_id uuid not null references teams(id),
  start_time timestamptz not null,
  start_day text check (start_day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  original_start_time timestamptz not null,
  state text not null default 'upcoming'
    check (state in ('upcoming', 'live', 'finished', 'postponed', 'cancelled')),
  allows_live boolean not null default false,
  minute smallint check (minute between 0 and 130),
  home_score smallint check (home_score between 0 and 99),
  away_score smallint check (away_score between 0 and 99),
  half_time_home_score smallint check (half_time_home_score between 0 and 99),
  half_time_away_score smallint check (half_time_away_score between 0 and 99),
  result_revision integer not null default 0 check (result_revision >= 0),
  settled_revision integer not null default 0 check (settled_revision >= 0),
  updated_at timestamptz not null,
  check (home_team_id <> away_team_id),
  check (settled_revision <= result_revision),
  check ((home_score is null) = (away_score is null)),
  check ((half_time_home_score is null) = (half_time_away_score is null)),
  check (state not in ('live', 'finished') or home_score is not null),
  check ((state = 'live') = (minute is not null)));
create index events_open on events (start_time, id) where state in ('upcoming', 'live', 'postponed');
create index events_of_league on events (league_id, start_time);
create index events_to_settle on events (id) where settled_revision < result_revision;

create table markets (
  id uuid primary key,
  event_id uuid not null references events(id),
  kind text not null check (kind in ('1x2', 'total', 'asian-handicap')),
  line_quarters smallint check (line_quarters between -80 and 80),
  status text not null default 'open' check (status in ('open', 'suspended', 'closed', 'settled')),
  position smallint not null default 0,
  is_told_closed boolean not null default false,
  version bigint not null default 1,
  unique nulls not distinct (event_id, kind, line_quarters),
  check ((kind = '1x2') = (line_quarters is null)),
  check (kind <> 'total' or line_quarters > 0));

create table selections (
  id uuid primary key,
  market_id uuid not null references markets(id),
  outcome text not null check (outcome in ('home', 'draw', 'away', 'over', 'under')),
  odds_milli integer not null check (odds_milli between 1001 and 10000000),
  is_offered boolean not null default true,
  version bigint not null default 1,
  unique (market_id, outcome));

create table event_results (
  event_id uuid not null references events(id),
  revision integer not null check (revision > 0),
  kind text not null check (kind in ('score', 'void')),
  home_score smallint check (home_score between 0 and 99),
  away_score smallint check (away_score between 0 and 99),
  half_time_home_score smallint check (half_time_home_score between 0 and 99),
  half_time_away_score smallint check (half_time_away_score between 0 and 99),
  reason text not null,
  entered_at timestamptz not null,
  settled_at timestamptz,
  primary key (event_id, revision),
  check ((kind = 'score') = (home_score is not null and away_score is not null)));
`;
