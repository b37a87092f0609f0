import {
  chain,
  demoRoundJoin,
  layoutList,
  layoutRemove,
  layoutSave,
  roundCashOut,
  roundJoin,
  roundList,
  roundMine,
  roundState,
  seatLeave,
  seatTake,
  tableList,
  tableStats,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { openTables } from './alive.ts';
import { advanceBlockRounds } from './advance-block-rounds.service.ts';
import { advanceRounds, sharedGameCodes } from './advance-rounds.service.ts';
import { chainOfGame } from './published-chain.service.ts';
import { listLayouts, removeLayout, saveLayout } from './layouts.service.ts';
import { personalData } from './personal-data.ts';
import { leaveSeat, takeSeat } from './seats.service.ts';
import { listTables } from './table-list.service.ts';
import { statsOfTable } from './table-stats.service.ts';
import { cashOut } from './cash-out.service.ts';
import { joinWithPlayMoney } from './demo-ticket.service.ts';
import { joinShared } from './join-round.service.ts';
import { listRounds } from './round-list.service.ts';
import { myTicket } from './round-mine.service.ts';
import { poolsHoldTheirMoney } from './pools-hold-their-money.audit.ts';
import { roundsOffice } from './rounds.office.ts';
import { wakeTables } from './wake-tables.service.ts';
import { stateOfRound } from './round-state.service.ts';

const keyOf = (gameCode: string): string => `rounds:${gameCode}`;

/** Rounds that many players share. */
export const roundsModule = defineModule({
  office: roundsOffice,
  personal: personalData,
  audits: [poolsHoldTheirMoney],
  alive: [openTables],
  routes: [
    defineRoute(roundState, stateOfRound),
    defineRoute(roundJoin, joinShared),
    defineRoute(demoRoundJoin, joinWithPlayMoney),
    defineRoute(roundMine, myTicket),
    defineRoute(tableList, listTables),
    defineRoute(tableStats, statsOfTable),
    defineRoute(seatTake, takeSeat),
    defineRoute(seatLeave, leaveSeat),
    defineRoute(layoutList, listLayouts),
    defineRoute(layoutSave, saveLayout),
    defineRoute(layoutRemove, removeLayout),
    defineRoute(roundList, listRounds),
    defineRoute(roundCashOut, cashOut),
    defineRoute(chain, chainOfGame),
  ],
  jobs: [
    /**
     * Shared rounds go on: betting ends, rounds run and are settled, the next one opens. Each game
     * is led by itself.
     */
    defineJob({
      name: 'advance-rounds',
      everyMs: 100,
      onStart: true,
      leader: true,
      keys: sharedGameCodes.map(keyOf),
      run: async (context, keys) => {
        await advanceRounds(
          context,
          sharedGameCodes.filter((code) => keys.includes(keyOf(code))),
        );
      },
    }),
    /** Tables that a site wants always on begin, and begin again after they rested. */
    defineJob({
      name: 'wake-tables',
      everyMs: 5_000,
      onStart: true,
      leader: true,
      run: async (context) => {
        await wakeTables(context, sharedGameCodes);
      },
    }),
    /**
     * Rounds that blocks of a public chain decide go on as far as their chain is; apart, so that a
     * slow chain holds up no table of ours.
     */
    defineJob({
      name: 'advance-block-rounds',
      everyMs: 500,
      onStart: true,
      leader: true,
      run: async (context) => {
        await advanceBlockRounds(context, sharedGameCodes);
      },
    }),
  ],
});
