/**
 * What can be bet on, of any sport. Events, markets and prices are shared by all sites; limits are
 * per site. What a sport and its kinds are is known to packages/sports alone: here they are words.
 * `events.state` moves under the exclusive lock of the event (`lock_event`), which accepted slips
 * hold shared, so no bet can slip in between a goal, a suspension or a result and what it sees.
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
  sport text not null,
  name text not null,
  country text not null,
  is_demo boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null);

create table teams (
  id uuid primary key,
  sport text not null,
  country text not null,
  name text not null check (name <> ''),
  names jsonb not null check (names ? 'EN'),
  players jsonb not null default '[]' check (jsonb_typeof(players) = 'array'),
  created_at timestamptz not null);

comment on column teams.players is
  'who plays for it: {id, name, names, number, position}; empty where nobody told';

create table team_aliases (
  country text not null,
  alias text not null check (alias <> ''),
  team_id uuid not null references teams(id),
  primary key (country, alias));

create table events (
  id uuid primary key,
  league_id uuid not null references leagues(id),
  source_key text not null unique,
  sport text not null,
  home_team_id uuid not null references teams(id),
  away_team_id uuid not null references teams(id),
  start_time timestamptz not null,
  start_day text check (start_day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  original_start_time timestamptz not null,
  state text not null default 'upcoming'
    check (state in ('upcoming', 'live', 'finished', 'postponed', 'cancelled')),
  allows_live boolean not null default false,
  minute smallint check (minute >= 0),
  home_score smallint check (home_score >= 0),
  away_score smallint check (away_score >= 0),
  result_revision integer not null default 0 check (result_revision >= 0),
  settled_revision integer not null default 0 check (settled_revision >= 0),
  updated_at timestamptz not null,
  play jsonb,
  facts jsonb,
  told_no integer not null default 0 check (told_no >= 0),
  check (home_team_id <> away_team_id),
  check (settled_revision <= result_revision),
  check ((home_score is null) = (away_score is null)),
  check (minute is null or state = 'live'));
comment on column events.play is
  'how it stands, as players are told: period, clock, scores by period, serving, cards; null '
  'before it begins';
comment on column events.facts is
  'what happened so far, as on the wire; bets are settled by event_results, not by this';
comment on column events.told_no is
  'number of the last incident of its facts that listeners were told of';
create index events_of_home_team on events (home_team_id, start_time);
create index events_of_away_team on events (away_team_id, start_time);
create index events_open on events (start_time, id)
  where state in ('upcoming', 'live', 'postponed');
create index events_of_league on events (league_id, start_time);
create index events_to_settle on events (id) where settled_revision < result_revision;

create table markets (
  id uuid primary key,
  event_id uuid not null references events(id),
  kind text not null,
  line_quarters smallint,
  param text,
  player_id text,
  score_home smallint check (score_home >= 0),
  score_away smallint check (score_away >= 0),
  is_combinable boolean not null default true,
  status text not null default 'open' check (status in ('open', 'suspended', 'closed', 'settled')),
  position smallint not null default 0,
  stop_no integer not null default 0,
  stop_reason text
  check (stop_reason in ('goal', 'review', 'feed', 'trader', 'limit', 'break', 'decided')),
    version bigint not null default 1,
  unique nulls not distinct (event_id, kind, line_quarters, param, player_id),
  check ((score_home is null) = (score_away is null)));
comment on column markets.kind is
  'a row of the table of kinds of the event''s sport (packages/sports)';
comment on column markets.param is 'what the kind counts to, where each market says it itself';
comment on column markets.player_id is 'whose total it is';
comment on column markets.score_home is
  'present score of what it counts, where that is not the score of the event: a bet on the rest '
  'starts from it';
comment on column markets.stop_no is 'how often it stopped taking bets';
comment on column markets.stop_reason is 'why it takes none, where whoever stopped it said so';
comment on column markets.is_combinable is
  'whether its picks may stand beside those of other events';

create table selections (
  id uuid primary key,
  market_id uuid not null references markets(id),
  outcome text not null,
  odds_milli integer not null check (odds_milli between 1001 and 10000000),
  chances jsonb,
  is_offered boolean not null default true,
  version bigint not null default 1,
  unique (market_id, outcome));
comment on column selections.chances is
  'without margin, in millionths: {won, halfWon, void, halfLost}; null where the source of its '
  'price gives none';

create table event_results (
  event_id uuid not null references events(id),
  revision integer not null check (revision > 0),
  kind text not null check (kind in ('score', 'void')),
  home_score smallint check (home_score >= 0),
  away_score smallint check (away_score >= 0),
  facts jsonb not null,
  moments timestamptz[],
  reason text not null,
  entered_at timestamptz not null,
  settled_at timestamptz,
  primary key (event_id, revision),
  check (kind = 'score' or home_score is null),
  check ((home_score is null) = (away_score is null)));
comment on column event_results.facts is
  'all that settlement looks at, as on the wire; the scores beside it are only shown';
comment on column event_results.moments is
  'times that divide bets by when they were accepted; null until the picks are worked out';

create table pick_results (
  event_id uuid not null,
  revision integer not null,
  selection_id uuid not null,
  is_live boolean not null,
  accepted_home_score smallint not null,
  accepted_away_score smallint not null,
  moment smallint not null,
  result text not null check (result in ('won', 'half-won', 'void', 'half-lost', 'lost')),
  share_num integer not null check (share_num between 0 and share_den),
  share_den integer not null check (share_den > 0),
  deduction_percent smallint not null check (deduction_percent between 0 and 90),
  settled_by text not null,
  primary key (event_id, revision, selection_id, is_live, accepted_home_score, accepted_away_score,
    moment));
comment on table pick_results is
  'what every pick on an event became, once for all bets that were accepted alike';
comment on column pick_results.moment is
  'how many of the result''s moments had passed when the pick was accepted';
`;
