import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * VIP levels that are kept or lost by the cycle, and game tokens for turnover. Players stand where
 * they stood; what they turned over before earns nothing.
 */
export const vipCycles: NamedMigration = {
  name: '20261123T1110-vip-cycles',
  async up(db) {
    await sql.raw(cycles).execute(db);
  },
};

const cycles = `
create table vip_rules (
  site_id uuid primary key references sites(id),
  cycle_days integer not null check (cycle_days between 1 and 366),
  keep_percent integer not null check (keep_percent between 1 and 100));

create table vip_cycles (
  id uuid primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at > started_at),
  level integer not null check (level >= 0),
  is_kept boolean not null,
  deposit_minor bigint not null,
  turnover_minor bigint not null);
create index vip_cycles_of_player on vip_cycles (player_id, ended_at);

alter table vip_levels add column turnover_per_token_minor bigint
  check (turnover_per_token_minor > 0);

alter table player_stats
  add column vip_deposit_shift_minor bigint not null default 0 check (vip_deposit_shift_minor <= 0),
  add column vip_turnover_shift_minor bigint not null default 0
  check (vip_turnover_shift_minor <= 0), add column vip_cycle_started_at timestamptz,
  add column vip_cycle_deposit_minor bigint not null default 0,
  add column vip_cycle_turnover_minor bigint not null default 0,
  add column token_turnover_minor bigint not null default 0;
update player_stats set token_turnover_minor = greatest(total_turnover_minor, 0),
       vip_cycle_started_at = case when told_level > 0 then now() end,
       vip_cycle_deposit_minor = total_deposit_minor, vip_cycle_turnover_minor
         = total_turnover_minor;
create index player_stats_by_cycle on player_stats (site_id, vip_cycle_started_at)
  where vip_cycle_started_at is not null;
`;
