import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { wordsOfStaff } from '../../site/content/index.ts';
import { plainWords } from '../../../plain-words.ts';
import { tellAnswered } from './tell-ticket.service.ts';
import {
  changeTicket,
  findAnyTickets,
  forgetOldTickets,
  insertTicketMessage,
  listForDesk,
  lockTicket,
  type TicketRow,
} from './ticket.store.ts';

const listMax = 200;
const dayMs = 24 * 60 * 60_000;
/** Two years, and five for complaints (G19-67). */
const keptDays = { others: 2 * 365, complaints: 5 * 366 };

export function ticketsForDesk(
  { database }: ServerContext,
  wanted: { siteId: string | undefined; state: TicketRow['state'] | undefined },
): Promise<TicketRow[]> {
  return listForDesk(database.db, wanted, listMax);
}

/**
 * A ticket by its id or number. Throws OperatorError where there is none, or two sites have the
 * number.
 */
export async function ticketNamed({ database }: ServerContext, name: string): Promise<TicketRow> {
  const [ticket, other] = await findAnyTickets(database.db, name);
  if (!ticket) throw new OperatorError(`there is no ticket ${name}`);
  if (other) throw new OperatorError(`two sites have a ticket ${name}; give its id`);
  return ticket;
}

/** Answers a ticket, in words or by a ready answer, and tells who wrote it; `isLast` closes it. */
export async function answerTicket(
  context: ServerContext,
  name: string,
  said: {
    text: string | undefined;
    canned: string | undefined;
    as: string | undefined;
    isLast: boolean;
  },
): Promise<TicketRow> {
  const { id, site_id: siteId, language } = await ticketNamed(context, name);
  const site = context.sites.byId(siteId);
  if (!site) throw new OperatorError('the site of this ticket is gone');
  const text = plainWords(await wordsOfStaff(context, site, said, language));
  if (text === '') throw new OperatorError('text: must not be empty');
  const now = context.clock.now();
  return inTransaction(context.database, async (executor) => {
    const ticket = await lockTicket(executor, id);
    await insertTicketMessage(executor, ticket, {
      id: context.ids.next(),
      sender: 'agent',
      name: said.as ?? site.name,
      text,
      request_id: null,
      created_at: now,
    });
    const after = await changeTicket(executor, id, {
      state: said.isLast ? 'closed' : 'answered',
      answered_at: now,
      closed_at: said.isLast ? now : null,
    });
    await tellAnswered(executor, context, site, after, text);
    return after;
  });
}

/** Closes a ticket; what was closed stays closed since then. */
export async function closeTicket(context: ServerContext, name: string): Promise<TicketRow> {
  const { id } = await ticketNamed(context, name);
  return inTransaction(context.database, async (executor) => {
    const ticket = await lockTicket(executor, id);
    if (ticket.state === 'closed') return ticket;
    return changeTicket(executor, id, { state: 'closed', closed_at: context.clock.now() });
  });
}

/** Forgets tickets whose time is over. */
export function pruneTickets({ database, clock }: ServerContext): Promise<void> {
  const before = (days: number): Date => new Date(clock.now().getTime() - days * dayMs);
  return forgetOldTickets(database.db, {
    others: before(keptDays.others),
    complaints: before(keptDays.complaints),
  });
}
