import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Which players' sign-ups and which levels no reward has looked at yet. */
export const rewardTriggers: NamedMigration = {
  name: '20261129T0200-reward-triggers',
  async up(db) {
    await sql.raw(triggers).execute(db);
  },
};

const triggers = `
alter table players add column is_signup_reward_due boolean not null default false;
alter table players alter column is_signup_reward_due set default true;
create index players_signup_reward_due on players (created_at) where is_signup_reward_due;

alter table player_stats add column rewarded_level integer not null default 0;
update player_stats set rewarded_level = told_level;
create index player_stats_level_reward_due on player_stats (player_id)
  where rewarded_level < told_level;
`;
