import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** What the public statistics of a site read often: its biggest wins and who is there. */
export const statistics: NamedMigration = {
  name: '20261121T0700-statistics',
  async up(db) {
    await sql.raw(indexes).execute(db);
  },
};

const indexes = `
create index bets_won_of_site on bets (site_id, payout_minor desc) where payout_minor > stake_minor;
create index sessions_seen_of_site on sessions (site_id, last_seen_at);
`;
