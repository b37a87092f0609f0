/**
 * Races: each edition of a race is a row; what players have in it is counted from the log of
 * settled plays on the way, and anew at its end. A place among many is a sum of buckets: each knows
 * how many entries stand between its lower bound and the next one's.
 */
export const raceTables = `
create table races (
  id uuid primary key,
  site_id uuid not null references sites(id),
  item_code text not null,
  race_code text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  freeze_minutes integer not null check (freeze_minutes >= 0),
  state text not null default 'running' check (state in ('running', 'ranked', 'paid', 'stopped')),
  counted_at timestamptz not null,
  paid_at timestamptz,
  unique (site_id, race_code),
  foreign key (site_id, item_code) references reward_items (site_id, code),
  check ((state = 'paid') = (paid_at is not null)));
create index races_unpaid on races (ends_at) where state not in ('paid', 'stopped');
create index races_of_item on races (site_id, item_code, starts_at desc);

create table race_entries (
  race_id uuid not null references races(id),
  site_id uuid not null,
  player_id uuid not null references players(id),
  score bigint not null,
  reached_at timestamptz not null,
  reached_seq bigint not null,
  is_ranked boolean not null,
  primary key (race_id, player_id));
create index race_entries_by_place on race_entries (race_id, (-score), reached_at, reached_seq)
  where is_ranked;
comment on column race_entries.reached_seq is
  'the play that made the score, by its place in the log';

create table race_buckets (
  race_id uuid not null references races(id),
  site_id uuid not null,
  from_rank bigint not null,
  from_at timestamptz not null,
  from_seq bigint not null,
  players integer not null check (players >= 0),
  primary key (race_id, from_rank, from_at, from_seq));
comment on column race_buckets.from_rank is 'the negative of a score: better entries come first';

-- How a race ended: everybody by place who had a prize to win.
create table race_results (
  race_id uuid not null references races(id),
  place integer not null check (place > 0),
  site_id uuid not null,
  player_id uuid not null references players(id),
  score bigint not null,
  reached_at timestamptz not null,
  prize jsonb not null,
  claim_id uuid references reward_claims(id),
  withheld text,
  primary key (race_id, place),
  unique (race_id, player_id),
  check (claim_id is null or withheld is null));
create index race_results_open on race_results (race_id) where claim_id is null
  and withheld is null;
comment on column race_results.withheld is 'why the prize of the place was not given';

-- How players stand in races; without a row by their masked name.
create table race_names (
  player_id uuid primary key references players(id),
  site_id uuid not null,
  shown text not null check (shown in ('masked', 'hidden')),
  changed_at timestamptz not null);
`;
