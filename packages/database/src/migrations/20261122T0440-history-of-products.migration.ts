import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** A player's rounds and open bets are found without a look at those of others, however many he has. */
export const historyOfProducts: NamedMigration = {
  name: '20261122T0440-history-of-products',
  async up(db) {
    await sql.raw(indexes).execute(db);
  },
};

const indexes = `
create index wallet_rounds_of_player on wallet_rounds (site_id, player_id, opened_at desc, provider_code desc, round_id desc);
create index wallet_rounds_open_of_player on wallet_rounds (site_id, player_id, opened_at desc, provider_code desc, round_id desc)
  where finished_at is null;
create index bets_open_of_player on bets (site_id, player_id, id desc) where status = 'accepted';
`;
