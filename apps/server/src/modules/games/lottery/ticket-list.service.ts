import type {
  CallInput,
  CallResponse,
  lotteryTicketCheck,
  lotteryTicketGet,
  lotteryTicketList,
} from '@pavilion/contracts';
import { fail } from '../../../failure.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import { drawOf } from './draw-list.service.ts';
import { readDrawById } from './draw.store.ts';
import { proofOf } from './ticket-proof.service.ts';
import { readTicket, readTicketAt, readTicketsOf } from './ticket.store.ts';
import { leafTextOf, ticketView } from './ticket-view.ts';

const defaultLimit = 20;

/** A page of the player's tickets, newest first. */
export async function listTickets(
  { server, site, player }: PlayerContext,
  { game, state, cursor, limit = defaultLimit }: CallInput<typeof lotteryTicketList>,
): Promise<CallResponse<typeof lotteryTicketList>> {
  const owner = { siteId: site.id, playerId: player.id };
  const found = await readTicketsOf(server.database.db, owner, {
    gameCode: game,
    state,
    before: readIdCursor(cursor),
    limit: limit + 1,
  });
  const value = found.slice(0, limit).map((ticket) => ticketView(ticket, site.currency.code));
  const last = found.length > limit ? value.at(-1) : undefined;
  return { value, next_cursor: last?.ticket_id ?? null };
}

/** A ticket of the player with its proof. Fails with ticketNotFound, for another player's too. */
export async function getTicket(
  { server, site, player }: PlayerContext,
  { ticket_id: ticketId }: CallInput<typeof lotteryTicketGet>,
): Promise<CallResponse<typeof lotteryTicketGet>> {
  const { db } = server.database;
  const ticket = await readTicket(db, { siteId: site.id, ticketId });
  if (ticket?.player_id !== player.id) return fail('ticketNotFound');
  const draw = await readDrawById(db, ticket.draw_id);
  const proof = await proofOf(db, draw, ticket.seq);
  return { value: { ...ticketView(ticket, site.currency.code), proof, root: draw.root } };
}

/**
 * Whether a text is a ticket of a draw: whoever holds the receipt may ask, nobody's name is told.
 */
export async function checkTicket(
  context: Pick<RequestContext, 'server' | 'site'>,
  {
    draw_id: code,
    leaf_text: text,
  }: Pick<CallInput<typeof lotteryTicketCheck>, 'draw_id' | 'leaf_text'>,
): Promise<CallResponse<typeof lotteryTicketCheck>> {
  const draw = await drawOf(context, code);
  const { db } = context.server.database;
  const seq = seqIn(text);
  const ticket = seq === null ? null : await readTicketAt(db, { drawId: draw.id, seq });
  if (!ticket || leafTextOf(draw.draw_code, ticket) !== text)
    return { included: false, seq: null, proof: null };
  return { included: true, seq: ticket.seq, proof: await proofOf(db, draw, ticket.seq) };
}

/** The place that a leaf text names, if it is one. */
function seqIn(text: string): number | null {
  const part = text.split('|')[1] ?? '';
  return /^[1-9]\d{0,8}$/.test(part) ? Number(part) : null;
}
