import type * as z from 'zod/mini';
import type { lotteryTicket } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { codeOf } from './draw-view.ts';
import type { DrawnTicket } from './ticket.store.ts';

export type TicketView = z.output<typeof lotteryTicket>;

/** The text of a ticket's leaf, as `lottery_leaf_text` of the database wrote it. */
export const leafTextOf = (
  drawCode: string,
  ticket: Pick<DrawnTicket, 'seq' | 'id' | 'blind' | 'leaf_play'> & { stake_minor: bigint },
): string =>
  [
    drawCode,
    ticket.seq,
    ticket.id,
    ticket.blind,
    ticket.leaf_play,
    ticket.stake_minor.toString(),
  ].join('|');

/** A ticket as its buyer sees it. */
export function ticketView(ticket: DrawnTicket, currency: CurrencyCode): TicketView {
  const amount = (minor: string | bigint): string => formatAmount(BigInt(minor), currency);
  return {
    ticket_id: ticket.id,
    draw_id: ticket.draw_code,
    game: codeOf(ticket),
    draw_at: ticket.draw_at.toISOString(),
    seq: ticket.seq,
    plays: ticket.lines.map(({ play, stake_minor: stake }) => ({ ...play, stake: amount(stake) })),
    stake: amount(ticket.stake_minor),
    leaf_text: leafTextOf(ticket.draw_code, ticket),
    blind: ticket.blind,
    state: ticket.state,
    payout: amount(ticket.payout_minor),
    won: ticket.wins.map(({ line, tier, amount_minor: minor }) => ({
      line,
      tier,
      amount: amount(minor),
    })),
    created_at: ticket.created_at.toISOString(),
    settled_at: ticket.settled_at?.toISOString() ?? null,
  };
}
