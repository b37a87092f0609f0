import type { CallResponse, supportTicketGet } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import { isTicketTopic } from '@pavilion/domain/support';
import type { ServerContext } from '../../../context.ts';
import { fileViews } from '../files/index.ts';
import { readTicketFiles, readTicketMessages, type TicketRow } from './ticket.store.ts';

export type TicketView = CallResponse<typeof supportTicketGet>['value'];

/** Tickets of one site as calls tell them, with everything that was written. */
export async function ticketViews(
  executor: Executor,
  context: Pick<ServerContext, 'appSecret' | 'clock'>,
  rows: readonly TicketRow[],
): Promise<TicketView[]> {
  const siteId = rows[0]?.site_id ?? '';
  const ids = rows.map(({ id }) => id);
  const messages = await readTicketMessages(executor, siteId, ids);
  const hung = await readTicketFiles(executor, ids);
  const files = await fileViews(
    executor,
    context,
    siteId,
    hung.map(({ file_id: id }) => id),
  );
  const filesOf = (ticketId: string, seq: number) =>
    hung
      .filter((one) => one.ticket_id === ticketId && one.seq === seq)
      .flatMap(({ file_id: id }) => files.get(id) ?? []);
  return rows.map((row) => ({
    ticket_id: row.id,
    ticket_number: row.number,
    topic: isTicketTopic(row.topic) ? row.topic : 'other',
    subject: row.subject,
    state: row.state,
    messages: messages
      .filter(({ ticket_id: id }) => id === row.id)
      .map((message) => ({
        from: message.sender,
        name: message.name,
        text: message.text,
        files: filesOf(row.id, message.seq),
        created_at: message.created_at.toISOString(),
      })),
    created_at: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  }));
}

/** One ticket, as {@link ticketViews}. */
export async function ticketView(
  executor: Executor,
  context: Pick<ServerContext, 'appSecret' | 'clock'>,
  row: TicketRow,
): Promise<TicketView> {
  const [view] = await ticketViews(executor, context, [row]);
  if (!view) throw new Error('a ticket that was just read is gone');
  return view;
}
