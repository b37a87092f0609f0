import { officeCalls } from '@pavilion/contracts/office';
import type { ServerContext } from '../../../context.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { findPlayerById } from '../../account/identity/index.ts';
import { answerTicket, closeTicket, ticketNamed, ticketsForDesk } from './desk.service.ts';
import { ticketView } from './ticket-views.ts';
import type { TicketRow } from './ticket.store.ts';

async function told(server: ServerContext, row: TicketRow) {
  const { db } = server.database;
  const player =
    row.player_id === null ? null : await findPlayerById(db, row.site_id, row.player_id);
  return {
    ...(await ticketView(db, server, row)),
    site: server.sites.byId(row.site_id)?.externalId ?? '',
    account_id: player?.account_id ?? null,
    contact_email: row.contact_email,
    language: row.language,
  };
}

/** What staff do about tickets. */
export const ticketsOffice = [
  defineOffice(officeCalls.ticketList, async ({ server }, { site, state }) => {
    const siteId = site === undefined ? undefined : findSite(server, site).id;
    const rows = await ticketsForDesk(server, { siteId, state });
    return { value: await Promise.all(rows.map((row) => told(server, row))) };
  }),
  defineOffice(officeCalls.ticketShow, async ({ server }, { ticket }) => ({
    value: await told(server, await ticketNamed(server, ticket)),
  })),
  defineOffice(officeCalls.ticketAnswer, async ({ server }, asked) => {
    const { ticket, text, canned, as, close: isLast = false } = asked;
    const said = { text, canned, as, isLast };
    return { value: await told(server, await answerTicket(server, ticket, said)) };
  }),
  defineOffice(officeCalls.ticketClose, async ({ server }, { ticket }) => ({
    value: await told(server, await closeTicket(server, ticket)),
  })),
];
