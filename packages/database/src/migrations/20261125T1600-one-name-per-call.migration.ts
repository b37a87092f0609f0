import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** The function of the call `bet_place` is called `place_bet`; databases from before call it `place_slip`. */
export const oneNamePerCall: NamedMigration = {
  name: '20261125T1600-one-name-per-call',
  async up(db) {
    await sql`
      do $$ begin
        if to_regproc('place_slip') is not null then alter function place_slip rename to place_bet; end if;
      end $$`.execute(db);
  },
};
