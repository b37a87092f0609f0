import type { ServerContext } from '../../context.ts';
import type { SharedBetView } from './shared-round-view.ts';

interface Gathered {
  siteId: string;
  topic: `round:${string}`;
  roundId: string;
  bets: Map<string, SharedBetView>;
}

const gatherMs = 250;
const queues = new WeakMap<ServerContext, Map<string, Gathered>>();

/** Tells everybody at a table about a bet that was placed or cashed out, gathered over a quarter of a second. */
export function tellBet(
  server: ServerContext,
  of: Omit<Gathered, 'bets'>,
  bet: SharedBetView,
): void {
  const waiting = queues.get(server) ?? begin(server);
  const round = waiting.get(of.roundId) ?? { ...of, bets: new Map<string, SharedBetView>() };
  round.bets.set(bet.bet_id, bet);
  waiting.set(of.roundId, round);
}

function begin(server: ServerContext): Map<string, Gathered> {
  const queue = new Map<string, Gathered>();
  queues.set(server, queue);
  setTimeout(() => void flush(server, queue), gatherMs).unref();
  return queue;
}

async function flush(server: ServerContext, queue: Map<string, Gathered>): Promise<void> {
  queues.delete(server);
  const drafts = [...queue.values()].map(({ siteId, topic, roundId, bets }) => ({
    siteId,
    topic,
    name: 'round.bets' as const,
    data: { round_id: roundId, bets: [...bets.values()] },
  }));
  await server.publisher
    .pass(server.database.db, drafts)
    .catch((error: unknown) => server.logger.warn({ err: error }, 'bets were not told'));
}
