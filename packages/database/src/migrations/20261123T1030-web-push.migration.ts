import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Notices by web push: the key each site signs with, the devices of a player, and the way there
 * through the outbox.
 */
export const webPush: NamedMigration = {
  name: '20261123T1030-web-push',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table push_keys (
  site_id uuid primary key references sites(id),
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null);

create table push_devices (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth_secret text not null,
  created_at timestamptz not null,
  constraint push_devices_endpoint_once unique (site_id, endpoint));
create index push_devices_by_player on push_devices (player_id, id);

alter table outbox_messages
  drop constraint outbox_messages_channel_check,
  add check (channel in ('sms', 'mail', 'push'));
`;
