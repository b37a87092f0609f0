import type { Executor } from '@pavilion/database';
import { createTranslator } from '@pavilion/i18n/server';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { Notice } from '../../../notices/define-notice.ts';
import { queueMessage } from '../outbox/index.ts';
import { ticketAnswered, ticketReceived, type TicketNews } from './notices.ts';
import type { TicketRow } from './ticket.store.ts';

type SiteName = Pick<Site, 'id' | 'name'>;

/**
 * Confirms a ticket with its number: players by the channels of the topic `support`, guests by
 * mail.
 */
export async function tellReceived(
  executor: Executor,
  context: ServerContext,
  site: SiteName,
  ticket: TicketRow,
): Promise<void> {
  const t = createTranslator(ticket.language);
  await tell(executor, context, ticket, ticketReceived, {
    subject: t('messages.ticket.receivedSubject', { number: ticket.number, site: site.name }),
    text: t('messages.ticket.received', { number: ticket.number, site: site.name }),
  });
}

/** Tells of an answer: players read it on the site, guests in the mail. */
export async function tellAnswered(
  executor: Executor,
  context: ServerContext,
  site: SiteName,
  ticket: TicketRow,
  answer: string,
): Promise<void> {
  const t = createTranslator(ticket.language);
  await tell(executor, context, ticket, ticketAnswered, {
    subject: t('messages.ticket.answeredSubject', { number: ticket.number, site: site.name }),
    text: t('messages.ticket.answered', { number: ticket.number, site: site.name, answer }),
  });
}

async function tell(
  executor: Executor,
  context: ServerContext,
  ticket: TicketRow,
  notice: Notice<TicketNews>,
  mail: { subject: string; text: string },
): Promise<void> {
  const params = { number: ticket.number, ticketId: ticket.id };
  if (ticket.player_id !== null) {
    const owner = { siteId: ticket.site_id, playerId: ticket.player_id };
    return addNotices(executor, context, [notice.to(owner, params)]);
  }
  if (ticket.contact_email === null) return;
  await queueMessage(executor, context, {
    siteId: ticket.site_id,
    playerId: null,
    accountId: ticket.number,
    recipient: ticket.contact_email,
    channel: 'mail',
    kind: notice.name,
    language: ticket.language,
    ...mail,
    code: null,
  });
}
