import { inTransaction } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../../context.ts';
import type { AnyRealtimeEventDraft } from '../../../realtime/publisher.ts';
import { balanceView, type BalanceView } from '../../money/wallet/index.ts';

/** Whose bets were accepted, and which. */
export interface PlacedNews {
  siteId: string;
  playerId: string;
  currency: CurrencyCode;
  betIds: readonly string[];
}

const gatherMs = 40;
const queues = new WeakMap<ServerContext, Map<string, PlacedNews>>();

/**
 * Tells the player's other tabs about accepted bets, shortly after the commit and gathered over all
 * players: the answer itself already reached the tab that asked, and the hot path stays one
 * statement. What a crash loses here, a tab reads anew when it reconnects.
 */
export function tellPlaced(context: ServerContext, news: PlacedNews): void {
  const waiting = queues.get(context);
  if (waiting) add(waiting, news);
  else {
    const queue = new Map<string, PlacedNews>();
    queues.set(context, queue);
    add(queue, news);
    setTimeout(() => void flush(context, queue), gatherMs).unref();
  }
}

function add(queue: Map<string, PlacedNews>, news: PlacedNews): void {
  const known = queue.get(news.playerId);
  queue.set(news.playerId, { ...news, betIds: [...(known?.betIds ?? []), ...news.betIds] });
}

/**
 * Balances are read when they are told: a bet that was settled or a deposit that came meanwhile is
 * in them.
 */
async function flush(context: ServerContext, queue: Map<string, PlacedNews>): Promise<void> {
  queues.delete(context);
  const news = [...queue.values()];
  try {
    await inTransaction(context.database, async (executor) => {
      const balances = await context.ledger.balancesOfMany(news, executor);
      const events = news.flatMap((one) =>
        eventsOf(one, balanceView(balances.get(one.playerId) ?? [], one.currency)),
      );
      await context.publisher.publishAll(executor, events);
    });
  } catch (error) {
    context.logger.warn({ err: error }, 'accepted bets were not told to other tabs');
  }
}

function eventsOf(news: PlacedNews, balance: BalanceView): AnyRealtimeEventDraft[] {
  const to = { siteId: news.siteId, playerId: news.playerId };
  return [
    { ...to, topic: 'balance', name: 'balance.changed', data: balance },
    { ...to, topic: 'bets', name: 'bet.placed', data: { bet_ids: [...news.betIds] } },
  ];
}
