import { sql } from 'kysely';
import { bonusNewsFunctions } from '../functions/bonus-news.sql.ts';
import { bonusLifeFunctions } from '../functions/bonus-life.sql.ts';
import { cashOutFunctions } from '../functions/cash-out.sql.ts';
import { choosePocketsFunctions } from '../functions/choose-pockets.sql.ts';
import { countSettledFunction } from '../functions/count-settled.sql.ts';
import { countWageringFunctions } from '../functions/count-wagering.sql.ts';
import { decideSlipFunctions } from '../functions/decide-slip.sql.ts';
import { enterResult } from '../functions/enter-result.sql.ts';
import { giveReturnFunction } from '../functions/give-return.sql.ts';
import { lockEvent } from '../functions/lock-event.sql.ts';
import { placeSlipFunction } from '../functions/place-slip.sql.ts';
import { playerDebtFunctions } from '../functions/player-debt.sql.ts';
import { settleBets } from '../functions/settle-bets.sql.ts';
import { settlementRules } from '../functions/settlement-rules.sql.ts';
import { takeStakeFunction } from '../functions/take-stake.sql.ts';
import type { NamedMigration } from './migration.ts';
import { bonusNewsTrigger, bonusTables } from './rewards/bonus-tables.ts';
import { bettingTables } from './sportsbook/betting-tables.ts';
import { cashOutTables } from './sportsbook/cash-out-tables.ts';
import { eventTables } from './sportsbook/event-tables.ts';
import { playerDebts } from './sportsbook/player-debts.ts';
import { settledPlays } from './sportsbook/settled-plays.ts';

/**
 * Leagues to settlements, and the two hot money paths of the sportsbook as SQL functions
 * (decisions: libraries, fact 5).
 */
export const sportsbook: NamedMigration = {
  name: '20261121T0600-sportsbook',
  async up(db) {
    for (const text of [
      eventTables,
      lockEvent,
      bettingTables,
      settlementRules,
      bonusTables,
      bonusNewsFunctions,
      bonusNewsTrigger,
      settledPlays,
      takeStakeFunction,
      choosePocketsFunctions,
      bonusLifeFunctions,
      giveReturnFunction,
      countWageringFunctions,
      countSettledFunction,
      placeSlipFunction,
      decideSlipFunctions,
      playerDebts,
      playerDebtFunctions,
      settleBets,
      cashOutTables,
      cashOutFunctions,
      enterResult,
    ]) {
      await sql.raw(text).execute(db);
    }
  },
};
