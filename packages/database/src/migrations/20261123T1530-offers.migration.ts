import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Offers that operators send to the players of a site, each sent from player to player in the order
 * of their ids; and consent to push.
 */
export const offers: NamedMigration = {
  name: '20261123T1530-offers',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table offers (
  id uuid primary key,
  site_id uuid not null references sites(id),
  code text not null,
  fingerprint text not null,
  audience text not null,
  texts jsonb not null,
  fallback text not null,
  link text,
  reward_minor bigint check (reward_minor > 0),
  expires_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  sent_after uuid,
  delivered_count integer not null default 0,
  inbox_count integer not null default 0,
  mail_count integer not null default 0,
  push_count integer not null default 0,
  finished_at timestamptz,
  unique (site_id, code),
  check (reward_minor is null or expires_at is not null));
create index offers_unfinished on offers (created_at) where finished_at is null;

alter table inbox_items add column offer_id uuid references offers(id);
create index inbox_items_of_offer on inbox_items (offer_id) where offer_id is not null;

alter table marketing_consents drop constraint marketing_consents_channel_check,
  add constraint marketing_consents_channel_check
    check (channel in ('inbox', 'mail', 'push', 'sms'));
`;
