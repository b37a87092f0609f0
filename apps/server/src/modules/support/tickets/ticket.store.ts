import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import type { Owner } from '../guests/index.ts';

export type TicketRow = Selectable<Tables['support_tickets']>;
export type TicketMessageRow = Selectable<Tables['support_ticket_messages']>;

const owned = ({ playerId, guestId }: Owner) =>
  playerId === null ? sql<boolean>`guest_id = ${guestId}` : sql<boolean>`player_id = ${playerId}`;

export async function insertTicket(
  executor: Executor,
  row: Insertable<Tables['support_tickets']>,
): Promise<void> {
  await executor.insertInto('support_tickets').values(row).execute();
}

export async function findTicket(
  executor: Executor,
  owner: Owner,
  id: string,
): Promise<TicketRow | null> {
  const row = await executor
    .selectFrom('support_tickets')
    .selectAll()
    .where('site_id', '=', owner.siteId)
    .where('id', '=', id)
    .where(owned(owner))
    .executeTakeFirst();
  return row ?? null;
}

/** What an owner wrote under a request id, or null. */
export async function findTicketOfRequest(
  executor: Executor,
  owner: Owner,
  requestId: string,
): Promise<TicketRow | null> {
  const row = await executor
    .selectFrom('support_tickets')
    .selectAll()
    .where('site_id', '=', owner.siteId)
    .where('request_id', '=', requestId)
    .where(owned(owner))
    .executeTakeFirst();
  return row ?? null;
}

/** Tickets by id or number, for staff: a number may stand on several sites. */
export async function findAnyTickets(executor: Executor, name: string): Promise<TicketRow[]> {
  return executor
    .selectFrom('support_tickets')
    .selectAll()
    .where((where) =>
      where.or([
        where(sql<string>`id::text`, '=', name.toLowerCase()),
        where('number', '=', name.toUpperCase()),
      ]),
    )
    .limit(2)
    .execute();
}

export async function listTickets(
  executor: Executor,
  owner: Owner,
  page: { before: string | undefined; limit: number },
): Promise<TicketRow[]> {
  let rows = executor
    .selectFrom('support_tickets')
    .selectAll()
    .where('site_id', '=', owner.siteId)
    .where(owned(owner));
  if (page.before !== undefined) rows = rows.where('id', '<', page.before);
  return rows.orderBy('id', 'desc').limit(page.limit).execute();
}

/** Tickets for staff: those that are not closed, or of a state; newest first. */
export async function listForDesk(
  executor: Executor,
  wanted: { siteId: string | undefined; state: TicketRow['state'] | undefined },
  limit: number,
): Promise<TicketRow[]> {
  let rows = executor.selectFrom('support_tickets').selectAll();
  if (wanted.siteId !== undefined) rows = rows.where('site_id', '=', wanted.siteId);
  rows =
    wanted.state === undefined
      ? rows.where('state', '<>', 'closed')
      : rows.where('state', '=', wanted.state);
  return rows.orderBy('id', 'desc').limit(limit).execute();
}

/** A ticket, locked to the end of the transaction. */
export async function lockTicket(executor: Executor, id: string): Promise<TicketRow> {
  return executor
    .selectFrom('support_tickets')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Changes = Partial<
  Pick<TicketRow, 'state' | 'answered_at' | 'closed_at' | 'message_count' | 'file_count'>
>;

export async function changeTicket(
  executor: Executor,
  id: string,
  changes: Changes,
): Promise<TicketRow> {
  return executor
    .updateTable('support_tickets')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes a message under the next number of its ticket. */
export async function insertTicketMessage(
  executor: Executor,
  ticket: Pick<TicketRow, 'id' | 'site_id'>,
  draft: Omit<TicketMessageRow, 'site_id' | 'ticket_id' | 'seq'>,
): Promise<void> {
  const { message_count: seq } = await executor
    .updateTable('support_tickets')
    .set((set) => ({ message_count: set('message_count', '+', 1) }))
    .where('id', '=', ticket.id)
    .returning('message_count')
    .executeTakeFirstOrThrow();
  await executor
    .insertInto('support_ticket_messages')
    .values({ ...draft, site_id: ticket.site_id, ticket_id: ticket.id, seq })
    .execute();
}

export async function findReplyOf(
  executor: Executor,
  ticketId: string,
  requestId: string,
): Promise<TicketMessageRow | null> {
  const row = await executor
    .selectFrom('support_ticket_messages')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

/** What was written in tickets of a site, in order. */
export async function readTicketMessages(
  executor: Executor,
  siteId: string,
  ticketIds: readonly string[],
): Promise<TicketMessageRow[]> {
  if (ticketIds.length === 0) return [];
  return executor
    .selectFrom('support_ticket_messages')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('ticket_id', 'in', [...ticketIds])
    .orderBy('ticket_id')
    .orderBy('seq')
    .execute();
}

export async function insertTicketFile(
  executor: Executor,
  row: Selectable<Tables['support_ticket_files']>,
): Promise<void> {
  await executor.insertInto('support_ticket_files').values(row).execute();
}

export async function readTicketFiles(
  executor: Executor,
  ticketIds: readonly string[],
): Promise<Array<Selectable<Tables['support_ticket_files']>>> {
  if (ticketIds.length === 0) return [];
  return executor
    .selectFrom('support_ticket_files')
    .selectAll()
    .where('ticket_id', 'in', [...ticketIds])
    .orderBy('file_id')
    .execute();
}

/** Forgets tickets in which nothing happened since: complaints are kept longer. */
export async function forgetOldTickets(
  executor: Executor,
  before: { others: Date; complaints: Date },
): Promise<void> {
  await sql`delete from support_tickets
    where coalesce(closed_at, answered_at, created_at) <
      case when topic = 'complaint' then ${before.complaints}::timestamptz
        else ${before.others}::timestamptz end`.execute(executor);
}
