import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../context.ts';
import type { AnyRealtimeEventDraft } from '../../realtime/publisher.ts';
import { tokenText } from '../wallet/index.ts';

/** Balances after a movement, and the bets it placed. */
export interface PlacedNews {
  siteId: string;
  playerId: string;
  currency: CurrencyCode;
  cashMinor: bigint;
  tokenMinor: bigint;
  betIds: readonly string[];
}

interface Pending extends PlacedNews {
  betIds: string[];
}

const gatherMs = 40;
const queues = new WeakMap<ServerContext, Map<string, Pending>>();

/**
 * Tells the player's other tabs about accepted bets, shortly after the commit and gathered over all players: the answer
 * itself already reached the tab that asked, and the hot path stays one statement. What a crash loses here, a tab reads
 * anew when it reconnects.
 */
export function tellPlaced(context: ServerContext, news: PlacedNews): void {
  const waiting = queues.get(context);
  if (waiting) add(waiting, news);
  else {
    const queue = new Map<string, Pending>();
    queues.set(context, queue);
    add(queue, news);
    setTimeout(() => void flush(context, queue), gatherMs).unref();
  }
}

function add(queue: Map<string, Pending>, news: PlacedNews): void {
  const known = queue.get(news.playerId);
  // Every answer carries the balance of its own moment; the lowest of a burst of stakes is the latest.
  const isOlder = known !== undefined && known.cashMinor < news.cashMinor;
  const balance = isOlder ? known : news;
  queue.set(news.playerId, {
    ...balance,
    betIds: [...(known?.betIds ?? []), ...news.betIds],
  });
}

async function flush(context: ServerContext, queue: Map<string, Pending>): Promise<void> {
  queues.delete(context);
  try {
    await context.publisher.publishAll(context.database.db, [...queue.values()].flatMap(eventsOf));
  } catch (error) {
    context.logger.warn({ err: error }, 'accepted bets were not told to other tabs');
  }
}

function eventsOf(news: Pending): AnyRealtimeEventDraft[] {
  const to = { siteId: news.siteId, playerId: news.playerId };
  const balance = {
    game_balance: formatAmount(news.cashMinor, news.currency),
    game_token: tokenText(news.tokenMinor),
  };
  return [
    { ...to, topic: 'balance', name: 'balance.changed', data: balance },
    { ...to, topic: 'bets', name: 'bet.placed', data: { bet_ids: news.betIds } },
  ];
}
