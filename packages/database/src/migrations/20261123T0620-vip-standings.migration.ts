import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * The highest VIP level each player was told of; where players stand when this begins is told to
 * nobody.
 */
export const vipStandings: NamedMigration = {
  name: '20261123T0620-vip-standings',
  async up(db) {
    await sql.raw(standings).execute(db);
  },
};

const standings = `
alter table player_stats add column told_level integer not null default 0;
update player_stats s set told_level = coalesce((
  select max(l.level) from vip_levels l
   where l.site_id = s.site_id and s.total_deposit_minor >= l.deposit_required_minor
     and s.total_turnover_minor >= l.turnover_required_minor), 0);
`;
