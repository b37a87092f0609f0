import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Messages bring bonuses, free bets and free rounds too: by the item of the site they become. */
export const inboxTemplates: NamedMigration = {
  name: '20261129T0300-inbox-templates',
  async up(db) {
    await sql.raw(columns).execute(db);
  },
};

const columns = `
alter table inbox_items add column reward_template text;
alter table inbox_items drop constraint inbox_items_reward_kind_check;
alter table inbox_items add constraint inbox_items_reward_kind_check
  check (reward_kind in ('cash', 'token', 'bonus', 'free_bet', 'free_rounds'));
alter table inbox_items add constraint inbox_items_reward_template
  check ((reward_template is not null)
    = (coalesce(reward_kind, 'cash') in ('bonus', 'free_bet', 'free_rounds')));
alter table offers add column reward_template text;
alter table offers add column reward_kind text
  check (reward_kind in ('bonus', 'free_bet', 'free_rounds'));
alter table offers add constraint offers_reward_template
  check ((reward_template is null) = (reward_kind is null));
`;
