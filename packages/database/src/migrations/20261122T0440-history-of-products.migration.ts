import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * A player's rounds and open bets, and a site's best rounds, are found without a look at all the
 * others.
 */
export const historyOfProducts: NamedMigration = {
  name: '20261122T0440-history-of-products',
  async up(db) {
    await sql.raw(indexes).execute(db);
  },
};

const indexes = `
create index wallet_rounds_of_player on wallet_rounds (site_id, player_id, opened_at desc,
  provider_code desc, round_id desc);
create index wallet_rounds_open_of_player on wallet_rounds (site_id, player_id, opened_at desc,
  provider_code desc, round_id desc)
  where finished_at is null;
create index wallet_rounds_won on wallet_rounds (site_id, returned_minor desc)
  where finished_at is not null and returned_minor > staked_minor;
create index bets_open_of_player on bets (site_id, player_id, id desc) where status = 'accepted';
`;
