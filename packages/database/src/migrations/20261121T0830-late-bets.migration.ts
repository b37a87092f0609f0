import { sql } from 'kysely';
import { settleEventFunctions } from '../functions/settle-event.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Bets before the match that were accepted after its kick-off (domain rules 2.8, past post) are
 * void, whatever the result: a source may tell only afterwards that a match began earlier than we
 * knew. `place_slip` takes none after the kick-off we know, so this meets only bets of matches
 * whose start was corrected to an earlier time. In-play bets are not meant.
 */
export const lateBets: NamedMigration = {
  name: '20261121T0830-late-bets',
  async up(db) {
    await sql.raw(settleEventFunctions).execute(db);
  },
};
