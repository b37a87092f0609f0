import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Messages by event: what they say stands as a key with its values and is written in the language
 * they are read in; what a player wants to be told, and by which channel; mails that can be
 * unsubscribed from.
 */
export const notices: NamedMigration = {
  name: '20261123T0600-notices',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
alter table inbox_items
  alter column title drop not null,
  alter column body drop not null,
  add column topic text,
  add column notice text,
  add column params jsonb,
  add column in_inbox boolean not null default true,
  add column untold_since timestamptz,
  add column once_key text,
  add column expires_at timestamptz,
  add check ((notice is null) = (title is not null)),
  add check ((title is null) = (body is null)),
  add check ((notice is null) = (params is null) and (notice is null) = (topic is null));
create unique index inbox_items_once on inbox_items (player_id, once_key)
  where once_key is not null;
create index inbox_items_untold on inbox_items (untold_since) where untold_since is not null;

create table notice_choices (
  player_id uuid not null references players(id),
  topic text not null,
  channel text not null check (channel in ('inbox', 'mail', 'push')),
  site_id uuid not null references sites(id),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (player_id, topic, channel));

alter table outbox_messages add column unsubscribe_url text;
`;
