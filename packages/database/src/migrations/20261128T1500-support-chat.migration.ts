import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Live chat of our own: guests, talks with their messages, the files of talks and tickets, and what
 * a site set.
 */
export const supportChat: NamedMigration = {
  name: '20261128T1500-support-chat',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

/** A talk belongs to a player or to a guest, never to both and never to nobody. */
const tables = `
create table support_guests (
  id uuid primary key,
  site_id uuid not null references sites(id),
  token_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  constraint support_guests_token_once unique (site_id, token_hash));
create index support_guests_by_use on support_guests (used_at);

create table chat_settings (
  site_id uuid primary key references sites(id),
  hours text not null,
  zone text not null,
  language text not null,
  theme text not null,
  takes_guests boolean not null,
  takes_files boolean not null,
  keep_days integer not null check (keep_days between 90 and 1825),
  desk text not null check (desk in ('open', 'closed', 'auto')),
  adapter text not null default 'builtin' check (adapter in ('builtin', 'vendor', 'chatwoot')),
  vendor_page text,
  vendor_script text,
  vendor_origins text[] not null default '{}',
  chatwoot_url text,
  chatwoot_inbox text,
  sealed_token text,
  sealed_secret text,
  updated_at timestamptz not null,
  constraint chat_settings_vendor_is_named
    check (adapter <> 'vendor' or num_nonnulls(vendor_page, vendor_script) = 1),
  constraint chat_settings_chatwoot_is_named
    check (adapter <> 'chatwoot' or num_nonnulls(chatwoot_url, chatwoot_inbox) = 2));

create table chat_conversations (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid references players(id),
  guest_id uuid references support_guests(id),
  guest_name text,
  contact_email text,
  state text not null check (state in ('waiting', 'open', 'closed')),
  topic text,
  page text,
  language text not null,
  agent_name text,
  last_seq integer not null default 0,
  player_read_seq integer not null default 0,
  file_count integer not null default 0,
  closed_by text check (closed_by in ('player', 'agent', 'ticket')),
  rating integer check (rating between 1 and 5),
  rating_comment text,
  ticket_number text,
  created_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  constraint chat_conversations_one_owner check (num_nonnulls(player_id, guest_id) = 1),
  constraint chat_conversations_closed check ((state = 'closed') = (closed_at is not null)));
create unique index chat_conversations_one_of_player
  on chat_conversations (player_id) where state <> 'closed';
create unique index chat_conversations_one_of_guest
  on chat_conversations (guest_id) where state <> 'closed';
create index chat_conversations_of_player on chat_conversations (player_id, id);
create index chat_conversations_of_guest on chat_conversations (guest_id);
create index chat_conversations_by_state on chat_conversations (site_id, state, id);
create index chat_conversations_by_end on chat_conversations (closed_at);

create table chat_threads (
  conversation_id uuid primary key references chat_conversations(id) on delete cascade,
  site_id uuid not null references sites(id),
  source_id text,
  outer_id text,
  handed_seq integer not null default 0,
  tries integer not null default 0,
  failing_since timestamptz,
  next_at timestamptz);
create unique index chat_threads_of_outer on chat_threads (site_id, outer_id);

create table support_files (
  id uuid primary key,
  site_id uuid not null references sites(id),
  name text not null,
  media_type text not null,
  byte_count integer not null,
  width integer,
  height integer,
  created_at timestamptz not null);

create table chat_messages (
  id uuid primary key,
  site_id uuid not null references sites(id),
  conversation_id uuid not null references chat_conversations(id) on delete cascade,
  seq integer not null,
  sender text not null check (sender in ('player', 'agent', 'assistant', 'system')),
  name text,
  kind text not null check (kind in ('text', 'file', 'event')),
  text text,
  file_id uuid references support_files(id),
  event text check (event in ('joined', 'left', 'handed', 'closed', 'reopened', 'ticket')),
  request_id uuid,
  created_at timestamptz not null,
  constraint chat_messages_seq_once unique (conversation_id, seq),
  constraint chat_messages_request_once unique (conversation_id, request_id));
`;
