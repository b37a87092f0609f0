/**
 * A table is led by one process, which keeps its state in memory with the deck; here stands what
 * outlives it and what all may know. `lead_no` is raised by whoever takes a table over: who led it
 * before can write nothing any more.
 */
export const pokerTables = `
insert into ledger_account_kinds (owner_type, kind, currency, may_go_negative, deferred) values
  ('house', 'escrow:', null, false, false),
  ('house', 'rake:', null, true, true);

create table poker_tables (
  id uuid primary key,
  site_id uuid not null references sites(id),
  name text not null,
  currency text not null,
  terms jsonb not null,
  is_play_money boolean not null,
  computers smallint not null default 0
  check (computers between 0 and 8 and (computers = 0 or is_play_money)),
    state text not null default 'open' check (state in ('open', 'closing', 'closed')),
  lead_no bigint not null default 0,
  state_no bigint not null default 0,
  saved jsonb,
  view jsonb,
  owns jsonb not null default '{}',
  figures jsonb,
  watched_at timestamptz,
  created_at timestamptz not null,
  unique (site_id, name));
comment on column poker_tables.terms is
  'stakes, seats, buy-in, rake and times, as the rules read them';
comment on column poker_tables.saved is
  'what outlives the leading process: no deck and no seed is in it';
comment on column poker_tables.view is 'what a guest may know';
comment on column poker_tables.owns is 'by seat what its player may know beside that, cards aside';
comment on column poker_tables.figures is 'of the last hour, written with each hand';
comment on column poker_tables.watched_at is
  'when somebody last looked at a table of play money, to ten seconds: computers begin no hand '
  'for nobody';

create table poker_seats (
  table_id uuid not null references poker_tables(id),
  seat smallint not null check (seat between 1 and 9),
  site_id uuid not null references sites(id),
  holder text not null,
  player_id uuid references players(id),
  chips_minor bigint not null check (chips_minor >= 0),
  sat_at timestamptz not null,
  primary key (table_id, seat),
  unique (table_id, holder));
create index poker_seats_of_holder on poker_seats (site_id, holder);
comment on column poker_seats.holder is 'a player, demo:<session> or computer:<number>';
comment on column poker_seats.chips_minor is
  'as settled hands left them; chips in a hand under way are its player''s until it ends';

create table poker_stays (
  id uuid primary key,
  site_id uuid not null references sites(id),
  table_id uuid not null references poker_tables(id),
  player_id uuid not null references players(id),
  from_at timestamptz not null,
  to_at timestamptz);
create index poker_stays_open on poker_stays (table_id, player_id) where to_at is null;
create index poker_stays_of_site on poker_stays (site_id, from_at);

create table poker_hands (
  id uuid primary key,
  site_id uuid not null references sites(id),
  table_id uuid not null references poker_tables(id),
  hand_no integer not null,
  currency text not null,
  record jsonb not null,
  pot_minor bigint not null check (pot_minor >= 0),
  rake_minor bigint not null check (rake_minor >= 0),
  is_play_money boolean not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  unique (table_id, hand_no));
create index poker_hands_of_table on poker_hands (table_id, ended_at);
create index poker_hands_of_site on poker_hands (site_id, ended_at);

create table poker_hand_players (
  hand_id uuid not null references poker_hands(id),
  seat smallint not null,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  stake_minor bigint not null check (stake_minor >= 0),
  payout_minor bigint not null check (payout_minor >= 0),
  ended_at timestamptz not null,
  primary key (hand_id, seat));
create index poker_hand_players_of_player on poker_hand_players (player_id, hand_id);

create table poker_hand_cards (
  table_id uuid not null references poker_tables(id),
  hand_no integer not null,
  holder text not null,
  site_id uuid not null references sites(id),
  sealed text not null,
  created_at timestamptz not null,
  primary key (table_id, hand_no, holder));
comment on table poker_hand_cards is
  'what each was dealt, encrypted for the answer to its owner alone';

create table poker_sealed_decks (
  hand_id uuid primary key references poker_hands(id),
  site_id uuid not null references sites(id),
  sealed text not null,
  created_at timestamptz not null);
comment on table poker_sealed_decks is
  'the seed of a deck with all its hands, encrypted, for auditors; kept five years';

create table poker_requests (
  holder text not null,
  request_id uuid not null,
  site_id uuid not null references sites(id),
  player_id uuid references players(id),
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (holder, request_id));

create table poker_orders (
  id uuid primary key,
  site_id uuid not null references sites(id),
  table_id uuid not null references poker_tables(id),
  sealed text not null,
  answer jsonb,
  created_at timestamptz not null);
create index poker_orders_open on poker_orders (created_at) where answer is null;
comment on table poker_orders is
  'what was asked of another process for the one that leads the table; encrypted, for a seed may '
  'be in it';

create table poker_reports (
  id uuid primary key,
  site_id uuid not null references sites(id),
  table_id uuid not null references poker_tables(id),
  player_id uuid not null references players(id),
  reported text not null,
  hand_no integer,
  reason text not null,
  created_at timestamptz not null);
create index poker_reports_of_site on poker_reports (site_id, created_at);

create table poker_seeds_held_back (
  table_id uuid not null references poker_tables(id),
  hand_no integer not null,
  player_id uuid not null references players(id),
  site_id uuid not null references sites(id),
  at timestamptz not null,
  primary key (table_id, hand_no, player_id));
`;
