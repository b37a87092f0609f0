import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** When players were told that a bonus or a voucher of theirs ends soon. */
export const warnedOfEnds: NamedMigration = {
  name: '20261129T0310-warned-of-ends',
  async up(db) {
    await sql.raw(columns).execute(db);
  },
};

const columns = `
alter table bonuses add column warned_at timestamptz;
alter table vouchers add column warned_at timestamptz;
`;
