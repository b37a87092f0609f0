import {
  lotteryDrawGet,
  lotteryDrawList,
  lotteryResults,
  lotterySubscribe,
  lotterySubscriptionEnd,
  lotterySubscriptionList,
  lotteryTicketBuy,
  lotteryTicketCheck,
  lotteryTicketGet,
  lotteryTicketList,
  lotteryTicketsFile,
} from '@pavilion/contracts';
import { defineFileRoute, defineRoute } from '../../../http/route.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineModule } from '../../../module.ts';
import { nextDraws } from './alive.ts';
import { advanceDraws } from './advance-draws.service.ts';
import { buyLotteryTickets } from './buy-ticket.service.ts';
import { getDraw, listDraws, listResults } from './draw-list.service.ts';
import { lotteryPoolsHoldTheirMoney } from './lottery-pools-hold-their-money.audit.ts';
import { lotteryTicketsMatch } from './lottery-tickets-match.audit.ts';
import { lotteryOffice } from './lottery.office.ts';
import { drawResult, drawSkipped, subscriptionStopped, ticketsBack } from './notices.ts';
import { openDraws } from './open-draws.service.ts';
import { personalData } from './personal-data.ts';
import { runSubscriptions } from './run-subscriptions.service.ts';
import { endSubscriptionOf, listSubscriptions, subscribe } from './subscriptions.service.ts';
import { tendDraws } from './tend-draws.service.ts';
import { checkTicket, getTicket, listTickets } from './ticket-list.service.ts';
import { writeTicketsFile } from './tickets-file.service.ts';

/** Lotteries: draws on a schedule, tickets, results, subscriptions. */
export const lotteryModule = defineModule({
  office: lotteryOffice,
  routes: [
    defineRoute(lotteryDrawList, listDraws),
    defineRoute(lotteryDrawGet, getDraw),
    defineRoute(lotteryTicketBuy, buyLotteryTickets),
    defineRoute(lotteryTicketList, listTickets),
    defineRoute(lotteryTicketGet, getTicket),
    defineRoute(lotteryTicketCheck, checkTicket),
    defineFileRoute(lotteryTicketsFile, writeTicketsFile),
    defineRoute(lotteryResults, listResults),
    defineRoute(lotterySubscribe, subscribe),
    defineRoute(lotterySubscriptionList, listSubscriptions),
    defineRoute(lotterySubscriptionEnd, endSubscriptionOf),
  ],
  jobs: [
    /** Draws of every lottery that sites run are open ahead. */
    defineJob({
      name: 'open-draws',
      everyMs: 30_000,
      onStart: true,
      leader: true,
      run: openDraws,
    }),
    /** Draws past their cut-off go on: closed, decided, shared, settled. */
    defineJob({
      name: 'advance-draws',
      everyMs: 1_000,
      onStart: true,
      leader: true,
      run: advanceDraws,
    }),
    /** Draws on sale have free places ready, and tell what is sold by now. */
    defineJob({
      name: 'tend-draws',
      everyMs: 5_000,
      leader: true,
      run: ({ database, clock }) => tendDraws({ database, clock }),
    }),
    /** Subscriptions buy the next draw. */
    defineJob({
      name: 'run-subscriptions',
      everyMs: 10_000,
      leader: true,
      run: (context, _keys, stop) => runSubscriptions(context, stop),
    }),
  ],
  audits: [lotteryTicketsMatch, lotteryPoolsHoldTheirMoney],
  personal: personalData,
  alive: [nextDraws],
  notices: [drawResult, ticketsBack, drawSkipped, subscriptionStopped],
});
