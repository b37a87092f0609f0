import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** The fee of a deposit is fixed when it starts; a fee never takes a whole deposit. */
export const depositFees: NamedMigration = {
  name: '20261121T0820-deposit-fees',
  async up(db) {
    await sql.raw(columns).execute(db);
  },
};

const columns = `
alter table deposits
  add column fee_minor bigint not null default 0,
  add check (fee_minor >= 0 and fee_minor < amount_minor);
alter table payment_methods
  add check (fee_minor < min_minor);
`;
