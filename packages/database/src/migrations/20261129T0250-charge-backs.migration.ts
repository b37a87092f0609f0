import { sql } from 'kysely';
import { chargeBackDeposit } from '../functions/charge-back-deposit.sql.ts';
import type { NamedMigration } from './migration.ts';

/** Deposits that their payer took back, at the card or the bank. */
export const chargeBacks: NamedMigration = {
  name: '20261129T0250-charge-backs',
  async up(db) {
    for (const part of [column, chargeBackDeposit]) await sql.raw(part).execute(db);
  },
};

const column = `
alter table deposits add column charged_back_at timestamptz;
alter table deposits add constraint deposits_charged_back_was_paid
  check (charged_back_at is null or status = 'paid');
`;
