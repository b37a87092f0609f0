import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Edits of bets with a leg in play, which wait for their moment as a cash-out does. */
export const editsInPlay: NamedMigration = {
  name: '20261129T1940-edits-in-play',
  async up(db) {
    await sql`
      alter table bet_cash_outs add column edit_legs jsonb,
        add check (edit_legs is null or asked_by = 'edit')`.execute(db);
    await sql`
      comment on column bet_cash_outs.edit_legs is
        'of an edit: the legs of the new bet as they were asked for'`.execute(db);
  },
};
