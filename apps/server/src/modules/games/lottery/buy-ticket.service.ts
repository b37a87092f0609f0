import type { CallInput, CallResponse, lotteryTicketBuy } from '@pavilion/contracts';
import { canonicalHash } from '@pavilion/ledger';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { balanceOf, pocketsView, tellBalance, type BalanceView } from '../../money/wallet/index.ts';
import { refuseStake } from '../plays/index.ts';
import { readDrawsByCode, readDrawsOnSale, type DrawRow } from './draw.store.ts';
import { readLotteryGame } from './lottery-game.store.ts';
import { buy, type Purchase } from './purchase.service.ts';
import { readOrder, readTicketsOfOrder } from './ticket.store.ts';
import { ticketView } from './ticket-view.ts';

type Input = Omit<CallInput<typeof lotteryTicketBuy>, 'account_id' | 'auth'>;
type Answer = CallResponse<typeof lotteryTicketBuy>;

/**
 * Buys one ticket for each of the draws that are named, or of the next so many: all of them or
 * none.
 */
export async function buyLotteryTickets(context: PlayerContext, input: Input): Promise<Answer> {
  const { server, site, player, now } = context;
  const requestHash = hashOf(input);
  const requestId = input.request_id ?? server.ids.next();
  const owner = { siteId: site.id, playerId: player.id, currency: site.currency.code };
  const before = await readOrder(server.database.db, {
    siteId: site.id,
    playerId: player.id,
    requestId,
  });
  // A repeated request finds its tickets, whatever is on sale by now.
  if (before && !before.request_hash.equals(requestHash)) return fail('requestIdReused');
  if (before) return answered(context, before.id, await balanceOf(server, owner));
  const draws = await drawsAsked(context, input);
  const purchase: Purchase = {
    draws,
    plays: input.plays,
    requestId,
    requestHash,
    subscriptionId: null,
  };
  const buyer = { server, site, playerId: player.id, now };
  const answer = await buy(buyer, purchase, (takenMinor) => refuseStake(context, takenMinor));
  if (answer.status === 'played') tellBalance(server, owner);
  return answered(context, answer.order_id, pocketsView(answer, site.currency.code));
}

const hashOf = ({ game, draw_ids: drawIds, ahead, plays }: Input): Buffer =>
  canonicalHash({
    game,
    plays,
    ...(drawIds === undefined ? {} : { drawIds }),
    ...(ahead === undefined ? {} : { ahead }),
  });

async function drawsAsked(
  { server, site, now }: PlayerContext,
  { game, draw_ids: codes, ahead }: Input,
): Promise<Purchase['draws']> {
  const { db } = server.database;
  const of = { siteId: site.id, gameCode: game };
  if (codes === undefined && ahead === undefined) return failField('draw_ids', 'required');
  if (codes !== undefined && ahead !== undefined) return failField('ahead', 'invalidChoice');
  if (!(await readLotteryGame(db, of))) return fail('gameNotFound');
  if (codes !== undefined) {
    const wanted = [...new Set(codes)];
    const found = await readDrawsByCode(db, { ...of, codes: wanted });
    return found.length === wanted.length ? atLeastOne(found) : fail('drawNotFound');
  }
  const found = await readDrawsOnSale(db, { ...of, now, limit: ahead ?? 1 });
  return found.length === ahead ? atLeastOne(found) : fail('drawNotFound');
}

function atLeastOne(draws: readonly DrawRow[]): Purchase['draws'] {
  const [first, ...rest] = draws;
  return first ? [first, ...rest] : fail('drawNotFound');
}

async function answered(
  { server, site }: PlayerContext,
  orderId: string,
  balances: BalanceView,
): Promise<Answer> {
  const currency = site.currency.code;
  const tickets = await readTicketsOfOrder(server.database.db, { siteId: site.id, orderId });
  return {
    value: tickets.map((ticket) => ticketView(ticket, currency)),
    ...balances,
  };
}
