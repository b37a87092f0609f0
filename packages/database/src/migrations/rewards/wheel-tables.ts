/**
 * Spins of the wheel and rounds with tokens. Each was dealt from the player's seeds and keeps what
 * it was dealt by, so that anybody works it out again years later, whatever the campaign says by
 * then.
 */
export const wheelTables = `
create table wheel_spins (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  wheel_code text not null,
  version integer not null check (version > 0),
  local_date date not null,
  time_zone text not null,
  weights jsonb not null,
  segment integer not null check (segment >= 0),
  prize jsonb not null,
  streak_days integer not null check (streak_days > 0),
  streak_prize jsonb,
  seed_id uuid not null references fairness_seeds(id),
  nonce integer not null check (nonce >= 0),
  spun_at timestamptz not null,
  unique (site_id, wheel_code, player_id, local_date),
  foreign key (site_id, wheel_code) references reward_items (site_id, code));
create index wheel_spins_of_player on wheel_spins (player_id, id desc);
comment on column wheel_spins.weights is 'weights of the segments it was spun with, in their order';

create table minigame_rounds (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  game text not null check (game in ('pick', 'scratch', 'match')),
  item_code text,
  cost bigint not null check (cost > 0),
  prizes jsonb not null,
  params jsonb not null,
  acts jsonb not null,
  state text not null check (state in ('open', 'settled')),
  outcome jsonb not null,
  actions jsonb not null,
  prize jsonb,
  seed_id uuid not null references fairness_seeds(id),
  nonce integer not null check (nonce >= 0),
  created_at timestamptz not null,
  settled_at timestamptz,
  foreign key (site_id, item_code) references reward_items (site_id, code),
  check ((state = 'settled') = (settled_at is not null)),
  check ((state = 'settled') = (prize is not null)));
create unique index minigame_rounds_open on minigame_rounds (player_id, game) where state = 'open';
create index minigame_rounds_stale on minigame_rounds (created_at) where state = 'open';
create index minigame_rounds_of_player on minigame_rounds (player_id, id desc);
comment on column minigame_rounds.item_code is
  'the item whose table it was played with; null: the table that every site has';
comment on column minigame_rounds.prizes is 'rows of the table it was played with';
`;
