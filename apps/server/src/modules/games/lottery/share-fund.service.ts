import { inTransaction, type Executor } from '@pavilion/database';
import type { JsonObject } from '@pavilion/games';
import {
  settleDraw,
  tiers649,
  type DrawSettlement,
  type TierCounts,
} from '@pavilion/games/lottery/index';
import type { PostingLine } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { lockDraw, moveDraw, type DrawRow } from './draw.store.ts';
import { keptTiers } from './kept-settlement.ts';
import { rulesOf } from './lottery-settings.ts';
import { poolOf, reserveOf } from './pool-accounts.ts';
import { reserveLeft, rolloverOf } from './rollover.service.ts';
import { readTicketsAfter } from './ticket.store.ts';

const ticketsPerRead = 1_000;

/**
 * Shares the fund of a drawn draw: counts its winning lines, then moves the money between the
 * house's accounts and writes what each line gets, in one transaction, once. Tickets are paid after
 * it. Gives the draw as it is then.
 */
export async function shareFund(
  server: ServerContext,
  site: Site,
  draw: DrawRow,
): Promise<DrawRow | null> {
  if (!rulesOf(draw).hasFund || draw.settlement !== null) return draw;
  const winners = await countWinners(server, draw);
  return inTransaction(server.database, async (executor) => {
    // Another process that leads by now may have shared it meanwhile.
    const held = await lockDraw(executor, { siteId: site.id, code: draw.draw_code });
    if (held?.settlement !== null) return held;
    const money = {
      salesMinor: draw.sales_minor,
      rolloverMinor: await rolloverOf(server, site, draw.game_code, executor),
      guaranteeMinor: draw.guarantee_minor ?? 0n,
      reserveMinor: await reserveLeft(server, site, draw.game_code, executor),
    };
    const shared = settleDraw(money, winners);
    const change = {
      settlement: shared,
      tiers: keptTiers(shared),
      rollover_minor: money.rolloverMinor,
    };
    const changed = await moveDraw(executor, draw, change);
    if (changed) await postShares(executor, server, site, draw, shared);
    return changed;
  });
}

async function countWinners(server: ServerContext, draw: DrawRow): Promise<TierCounts> {
  const rules = rulesOf(draw);
  const outcome = (draw.outcome ?? {}) as JsonObject;
  const sums = { six: 0n, five_bonus: 0n, five: 0n, four: 0n, three: 0n };
  for (let seq = 0; ;) {
    const asked = { drawId: draw.id, seq, limit: ticketsPerRead };
    const tickets = await readTicketsAfter(server.database.db, asked);
    for (const { lines } of tickets) {
      const counts = rules.count(lines, outcome);
      if (counts) for (const tier of tiers649) sums[tier] += counts[tier];
    }
    if (tickets.length < ticketsPerRead) return sums;
    seq = tickets.at(-1)?.seq ?? seq;
  }
}

/**
 * The draw's money between the house's accounts, as one journal: of the sales, which lie on the
 * result of lotteries, fund and reserve go to their pools; what a guarantee adds comes from the
 * reserve, then from the promotion fund; what winners are paid goes back to the result, from where
 * each ticket is paid. What is left of the pool rolls over.
 */
async function postShares(
  executor: Executor,
  { ledger }: ServerContext,
  site: Site,
  draw: DrawRow,
  shared: DrawSettlement,
): Promise<void> {
  const { fundMinor, toReserveMinor, fromReserveMinor, fromHouseMinor, paidMinor } = shared;
  const topUpMinor = fromReserveMinor + fromHouseMinor;
  const all: readonly PostingLine[] = [
    { owner: 'house', kind: 'ggr:lottery', amountMinor: paidMinor - fundMinor - toReserveMinor },
    { ...poolOf(draw.game_code), amountMinor: fundMinor + topUpMinor - paidMinor },
    { ...reserveOf(draw.game_code), amountMinor: toReserveMinor - fromReserveMinor },
    { owner: 'house', kind: 'promo_fund', amountMinor: -fromHouseMinor },
  ];
  const lines = all.filter(({ amountMinor }) => amountMinor !== 0n);
  if (lines.length === 0) return;
  await ledger.post(executor, {
    siteId: site.id,
    source: 'lottery',
    key: `${draw.id}:fund`,
    kind: 'lottery.fund',
    currency: site.currency.code,
    lines,
    ref: { draw_id: draw.draw_code },
  });
}
