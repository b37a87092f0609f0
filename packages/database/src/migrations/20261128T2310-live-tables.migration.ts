import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Tables of shared games of which there are several, who sits at them, favourite bets, and what is
 * said there.
 */
export const liveTables: NamedMigration = {
  name: '20261128T2310-live-tables',
  async up(db) {
    await sql.raw(tables).execute(db);
    await sql.raw(rooms).execute(db);
  },
};

/** What the first table of a game does without a row: the game's name, its limits, seven seats. */
const tables = `
create table game_tables (
  site_id uuid not null references sites(id),
  provider_code text not null,
  game_code text not null,
  table_id text not null default '',
  name text,
  dealer text,
  seats integer not null check (seats between 0 and 12),
  min_minor bigint check (min_minor > 0),
  max_minor bigint check (max_minor > 0),
  la_partage boolean not null,
  play_money boolean not null,
  is_open boolean not null,
  primary key (site_id, provider_code, game_code, table_id),
  constraint game_tables_range
    check (min_minor is null or max_minor is null or min_minor <= max_minor));
comment on table game_tables is
  'tables besides the first of a game, and what differs at a first; rules of a table never '
  'change, another table has others';

create table table_seats (
  site_id uuid not null references sites(id),
  provider_code text not null,
  game_code text not null,
  table_id text not null,
  seat integer not null check (seat between 1 and 12),
  player_id uuid not null references players(id),
  shown_name text not null,
  used_at timestamptz not null,
  primary key (site_id, provider_code, game_code, table_id, seat),
  constraint table_seats_one_a_player unique (player_id, provider_code, game_code, table_id));
comment on table table_seats is
  'seats at tables, for show: a bet needs none; one that nobody used lately is free';

create table table_layouts (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  provider_code text not null,
  game_code text not null,
  name text not null,
  bets jsonb not null,
  created_at timestamptz not null,
  constraint table_layouts_one_a_name unique (player_id, provider_code, game_code, name));
comment on table table_layouts is
  'favourite bets of players: params and stake, as they are asked for';
`;

const rooms = `
create table room_messages (
  id uuid primary key,
  site_id uuid not null references sites(id),
  room text not null,
  player_id uuid references players(id),
  request_id uuid,
  shown_name text not null,
  text text not null,
  is_hidden boolean not null default false,
  created_at timestamptz not null,
  constraint room_messages_once unique (player_id, request_id));
create index room_messages_of_room on room_messages (site_id, room, id desc);
create index room_messages_by_age on room_messages (created_at);
comment on table room_messages is
  'what is said at tables and in rooms of games; without a player: by staff';

create table room_reports (
  message_id uuid not null references room_messages(id) on delete cascade,
  player_id uuid not null references players(id),
  site_id uuid not null references sites(id),
  reason text not null,
  created_at timestamptz not null,
  primary key (message_id, player_id));

create table room_mutes (
  player_id uuid primary key references players(id),
  site_id uuid not null references sites(id),
  ends_at timestamptz not null);

create table room_chat_settings (
  site_id uuid primary key references sites(id),
  is_on boolean not null,
  words jsonb not null);
comment on table room_chat_settings is
  'whether players talk at tables, and words they may not say; without a row: they do, and all';
`;
