import { inTransaction, type Executor } from '@pavilion/database';
import { houseProviderCode, type JsonObject } from '@pavilion/games';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { AnyRealtimeEventDraft } from '../../../realtime/publisher.ts';
import type { Site } from '../../../site-directory/index.ts';
import { publishBalances } from '../../money/wallet/index.ts';
import { moveDraw, type DrawRow } from './draw.store.ts';
import type { KeptTier } from './draw-view.ts';
import { tellDraw } from './draw-news.ts';
import { sharedTiers } from './kept-settlement.ts';
import { rulesOf } from './lottery-settings.ts';
import { drawResult, ticketsBack } from './notices.ts';
import {
  readOpenTickets,
  readTierSums,
  refundTickets,
  settleTickets,
  type OwnedTicket,
  type TicketEnding,
} from './ticket.store.ts';

const ticketsPerBatch = 500;

/**
 * Pays every open ticket of a drawn draw what it won, many in one transaction; a crash between two
 * leaves the rest to the next turn.
 */
export async function settleTicketsOf(
  server: ServerContext,
  site: Site,
  draw: DrawRow,
): Promise<void> {
  const now = server.clock.now();
  await inBatches(server, site, draw, async (executor, tickets) => {
    const endings = tickets.map((ticket) => endingOf(draw, ticket));
    const order = { drawId: draw.id, providerCode: houseProviderCode, now };
    const players = await settleTickets(executor, { ...order, tickets: endings });
    // On a lock screen it says only that there is a result.
    const drafts = [...new Set(players)].map((playerId) =>
      drawResult.to(
        { siteId: site.id, playerId },
        { game: draw.game_code, drawId: draw.draw_code },
        { onceKey: `lottery:${draw.id}` },
      ),
    );
    await addNotices(executor, server, drafts);
    await server.publisher.publishAll(executor, winsTold(site, draw, tickets, endings, players));
    return players;
  });
  await inTransaction(server.database, async (executor) => {
    const tiers = draw.settlement === null ? await fixedTiers(executor, draw) : draw.tiers;
    const settled = await moveDraw(executor, draw, { state: 'settled', settled_at: now, tiers });
    if (settled) await tellDraw(server, executor, settled);
  });
}

/**
 * Calls a draw off: its tickets are void and every stake goes back. `draw` is one that nothing was
 * paid of.
 */
export async function voidDraw(
  server: ServerContext,
  site: Site,
  draw: DrawRow,
  reason: string,
): Promise<void> {
  const now = server.clock.now();
  await inBatches(server, site, draw, async (executor, tickets) => {
    const players = await refundTickets(executor, {
      drawId: draw.id,
      providerCode: houseProviderCode,
      ticketIds: tickets.map(({ id }) => id),
      now,
    });
    const drafts = [...new Set(players)].map((playerId) =>
      ticketsBack.to(
        { siteId: site.id, playerId },
        { game: draw.game_code, drawId: draw.draw_code },
        { onceKey: `lottery:${draw.id}` },
      ),
    );
    await addNotices(executor, server, drafts);
    return players;
  });
  await inTransaction(server.database, async (executor) => {
    const outcome = { void: reason };
    const change = { state: 'settled', void_reason: reason, outcome, settled_at: now } as const;
    const settled = await moveDraw(executor, draw, change);
    if (settled) await tellDraw(server, executor, settled);
  });
}

/** What players are told of tickets that were settled now and won: one event each. */
function winsTold(
  site: Site,
  draw: DrawRow,
  tickets: readonly OwnedTicket[],
  endings: readonly TicketEnding[],
  players: readonly string[],
): AnyRealtimeEventDraft[] {
  const amounts = new Map(endings.map(({ id, amountMinor }) => [id, amountMinor]));
  return [...new Set(players)].flatMap((playerId) => {
    const won = tickets.flatMap(({ id, player_id: owner }) => {
      const amountMinor = amounts.get(id) ?? 0n;
      if (owner !== playerId || amountMinor === 0n) return [];
      const amount = formatAmount(amountMinor, site.currency.code);
      return [{ ticket_id: id, draw_id: draw.draw_code, amount }];
    });
    if (won.length === 0) return [];
    const data = { tickets: won };
    return [{ siteId: site.id, playerId, topic: 'play', name: 'ticket.won', data } as const];
  });
}

/** Ends open tickets batch by batch; `end` gives whose they were. */
async function inBatches(
  server: ServerContext,
  site: Site,
  draw: DrawRow,
  end: (executor: Executor, tickets: readonly OwnedTicket[]) => Promise<string[]>,
): Promise<void> {
  for (;;) {
    const tickets = await readOpenTickets(server.database.db, draw.id, ticketsPerBatch);
    if (tickets.length === 0) return;
    await inTransaction(server.database, async (executor) => {
      const players = new Set(await end(executor, tickets));
      const owner = { siteId: site.id, currency: site.currency.code };
      const owners = [...players].map((playerId) => ({ ...owner, playerId }));
      await publishBalances(server, executor, owners);
    });
  }
}

function endingOf(draw: DrawRow, { id, lines }: OwnedTicket): TicketEnding {
  const outcome = (draw.outcome ?? {}) as JsonObject;
  const wins = rulesOf(draw).wins(lines, outcome, sharedTiers(draw));
  return {
    id,
    amountMinor: wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    wins: wins.map(({ line, tier, amountMinor }) => ({
      line,
      tier,
      amount_minor: amountMinor.toString(),
    })),
  };
}

/** Of a draw with fixed prizes: how many lines won by tier; `each` only where all won the same. */
async function fixedTiers(executor: Executor, draw: DrawRow): Promise<KeptTier[]> {
  const sums = await readTierSums(executor, draw.id);
  return sums.map(({ tier, winners, least_minor: least, most_minor: most }) => ({
    tier,
    winners: winners.toString(),
    each_minor: least === most ? most.toString() : null,
  }));
}
