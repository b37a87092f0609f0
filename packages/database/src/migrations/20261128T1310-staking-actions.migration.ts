import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** An action of a hand may take more stake. */
export const stakingActions: NamedMigration = {
  name: '20261128T1310-staking-actions',
  async up(db) {
    await sql.raw(columns).execute(db);
  },
};

const columns = `
alter table game_rounds add column base_stake_minor bigint check (base_stake_minor > 0);
comment on column game_rounds.base_stake_minor is
  'what a hand whose actions take more began with, without side bets; null: its stake is all it '
  'takes';
alter table hand_actions add column stake_minor bigint not null default 0 check (stake_minor >= 0);
comment on column hand_actions.stake_minor is 'what the action took';
`;
