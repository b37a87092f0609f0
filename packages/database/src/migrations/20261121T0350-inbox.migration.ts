import { sql } from 'kysely';
import { refuseAuditChange } from '../functions/refuse-audit-change.sql.ts';
import type { NamedMigration } from './migration.ts';

/** Messages to players with their rewards, and the record of what operators change. */
export const inbox: NamedMigration = {
  name: '20261121T0350-inbox',
  async up(db) {
    for (const part of [tables, refuseAuditChange, guard]) await sql.raw(part).execute(db);
  },
};

const tables = `
create table inbox_items (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  title text not null,
  body text not null,
  reward_minor bigint check (reward_minor > 0),
  reward_kind text check (reward_kind in ('cash', 'token')),
  created_at timestamptz not null,
  read_at timestamptz,
  claimed_at timestamptz,
  claim_request_id uuid,
  claim_answer jsonb,
  check ((reward_minor is null) = (reward_kind is null)),
  check (claimed_at is null or reward_minor is not null));
create index inbox_items_of_player on inbox_items (player_id, id desc);
create unique index inbox_items_claim_once on inbox_items (player_id, claim_request_id);

create table operator_audit_log (
  id uuid primary key,
  actor text not null,
  action text not null,
  site_id uuid references sites(id),
  subject text not null,
  before jsonb not null,
  after jsonb not null,
  reason text,
  created_at timestamptz not null);
create index operator_audit_log_newest on operator_audit_log (created_at desc);
`;

const guard = `
create trigger operator_audit_log_is_final before update or delete on operator_audit_log
  for each row execute function refuse_audit_change();
`;
