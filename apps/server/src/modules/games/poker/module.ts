import {
  pokerAct,
  pokerCards,
  pokerHandGet,
  pokerHandList,
  pokerLeave,
  pokerRebuy,
  pokerReport,
  pokerSeatsMine,
  pokerSeed,
  pokerShow,
  pokerSit,
  pokerSitIn,
  pokerSitOut,
  pokerTableList,
  pokerTableState,
  pokerWait,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { pokerTables } from './alive.ts';
import { getHand, myHands } from './hand-calls.service.ts';
import { leadTables, shareKeys } from './lead-tables.service.ts';
import { personalData } from './personal-data.ts';
import { act, giveSeed, myCards, showCards } from './play-calls.service.ts';
import { pokerOffice } from './poker.office.ts';
import { pruneOldOrders } from './prune-orders.service.ts';
import { report } from './report.service.ts';
import { leave, mySeats, sitIn, sitOut, waitForSeat } from './seat-calls.service.ts';
import { rebuy, sit } from './sit.service.ts';
import { listTables, tableState } from './table-calls.service.ts';
import { tableHoldsItsChips } from './table-holds-its-chips.audit.ts';

/** Hold'em between players. */
export const pokerModule = defineModule({
  office: pokerOffice,
  personal: personalData,
  alive: [pokerTables],
  audits: [tableHoldsItsChips],
  routes: [
    defineRoute(pokerTableList, listTables),
    defineRoute(pokerTableState, tableState),
    defineRoute(pokerSeatsMine, mySeats),
    defineRoute(pokerSit, sit),
    defineRoute(pokerRebuy, rebuy),
    defineRoute(pokerLeave, leave),
    defineRoute(pokerSitOut, sitOut),
    defineRoute(pokerSitIn, sitIn),
    defineRoute(pokerWait, waitForSeat),
    defineRoute(pokerSeed, giveSeed),
    defineRoute(pokerAct, act),
    defineRoute(pokerCards, myCards),
    defineRoute(pokerShow, showCards),
    defineRoute(pokerReport, report),
    defineRoute(pokerHandList, myHands),
    defineRoute(pokerHandGet, getHand),
  ],
  jobs: [
    /**
     * Tables go on: turns run out, hands begin, computers act, other processes are answered. Shares
     * of them are led each by itself.
     */
    defineJob({
      name: 'lead-poker-tables',
      everyMs: 100,
      onStart: true,
      leader: true,
      keys: shareKeys,
      run: leadTables,
    }),
    defineJob({
      name: 'prune-poker-orders',
      everyMs: 3_600_000,
      leader: true,
      run: pruneOldOrders,
    }),
  ],
});
