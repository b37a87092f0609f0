import { sql } from 'kysely';
import { placeSlipFunction } from '../functions/place-slip.sql.ts';
import { settleBet } from '../functions/settle-bet.sql.ts';
import type { NamedMigration } from './migration.ts';
import { bettingTables } from './sportsbook/betting-tables.ts';
import { eventTables } from './sportsbook/event-tables.ts';
import { settleBetFunction } from './sportsbook/settle-bet.function.ts';
import { settleEventFunction } from './sportsbook/settle-event.function.ts';
import { settlementRules } from './sportsbook/settlement-rules.ts';

/** Leagues to settlements, and the two hot money paths of the sportsbook as SQL functions (decisions: libraries, fact 5). */
export const sportsbook: NamedMigration = {
  name: '20261121T0600-sportsbook',
  async up(db) {
    for (const text of [
      eventTables,
      bettingTables,
      settlementRules,
      placeSlipFunction,
      settleBetFunction,
      settleBet,
      settleEventFunction,
    ]) {
      await sql.raw(text).execute(db);
    }
  },
};
