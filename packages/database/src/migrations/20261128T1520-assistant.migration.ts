import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** The assistant: what a site set, who agreed that words leave, sessions and their words. */
export const assistant: NamedMigration = {
  name: '20261128T1520-assistant',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table assistant_settings (
  site_id uuid primary key references sites(id),
  adapter text not null check (adapter in ('builtin', 'webhook', 'openai', 'none')),
  url text,
  model text,
  sealed_secret text,
  hosts text[] not null default '{}',
  consent_texts jsonb not null default '{}',
  updated_at timestamptz not null,
  constraint assistant_settings_outside_has_address
    check (adapter not in ('webhook', 'openai') or url is not null),
  constraint assistant_settings_model_is_named check (adapter <> 'openai' or model is not null));

create table assistant_consents (
  site_id uuid not null references sites(id),
  player_id uuid references players(id),
  guest_id uuid references support_guests(id) on delete cascade,
  given_for text not null,
  given_at timestamptz not null,
  constraint assistant_consents_one_owner check (num_nonnulls(player_id, guest_id) = 1));
create unique index assistant_consents_of_player on assistant_consents (player_id)
  where player_id is not null;
create unique index assistant_consents_of_guest on assistant_consents (guest_id)
  where guest_id is not null;

create table assistant_sessions (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid references players(id),
  guest_id uuid references support_guests(id),
  language text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  constraint assistant_sessions_one_owner check (num_nonnulls(player_id, guest_id) = 1));
create index assistant_sessions_of_player on assistant_sessions (player_id, id);
create index assistant_sessions_of_guest on assistant_sessions (guest_id, id);
create index assistant_sessions_by_use on assistant_sessions (used_at);

create table assistant_messages (
  id uuid primary key,
  site_id uuid not null references sites(id),
  session_id uuid not null references assistant_sessions(id) on delete cascade,
  sender text not null check (sender in ('player', 'assistant')),
  text text not null,
  sources jsonb not null,
  finish text check (finish in ('complete', 'cut', 'none', 'care')),
  is_helpful boolean,
  created_at timestamptz not null);
create index assistant_messages_of_session on assistant_messages (session_id, id);
`;
