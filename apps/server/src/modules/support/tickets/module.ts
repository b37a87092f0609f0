import {
  supportTicketAttach,
  supportTicketCreate,
  supportTicketGet,
  supportTicketList,
  supportTicketReply,
  supportTopics,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { createTicket } from './create-ticket.service.ts';
import { ticketAnswered, ticketReceived } from './notices.ts';
import { attachTo, replyTo, ticketOf, ticketsOf } from './own-tickets.service.ts';
import { personalData } from './personal-data.ts';
import { ticketsOffice } from './tickets.office.ts';
import { topicsOf } from './topics.service.ts';

/** What tickets add to the server. */
export const ticketsModule = defineModule({
  personal: personalData,
  routes: [
    defineRoute(supportTopics, topicsOf),
    defineRoute(supportTicketCreate, createTicket),
    defineRoute(supportTicketAttach, attachTo),
    defineRoute(supportTicketList, ticketsOf),
    defineRoute(supportTicketGet, async (context, input) => ({
      value: await ticketOf(context, input),
    })),
    defineRoute(supportTicketReply, async (context, input) => ({
      value: await replyTo(context, input),
    })),
  ],
  office: ticketsOffice,
  notices: [ticketReceived, ticketAnswered],
});
