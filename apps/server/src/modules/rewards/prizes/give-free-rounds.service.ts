import type { Executor } from '@pavilion/database';
import { parseAmount } from '@pavilion/domain/money';
import type { Prize } from '@pavilion/rewards';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { grantFreeRounds } from '../../games/providers/index.ts';
import { findItem } from '../campaigns/index.ts';
import {
  insertFreeRoundOrder,
  noteFreeRoundGrant,
  takeFreeRoundOrders,
  type FreeRoundOrder,
} from './free-round-order.store.ts';

type FreeRounds = Extract<Prize, { kind: 'free_rounds' }>;

/**
 * Orders rounds at a studio; the studio is asked after the transaction, so that a claim waits for
 * nobody.
 */
export async function giveFreeRounds(
  context: ServerContext,
  executor: Executor,
  wish: { site: Site; playerId: string; claimId: string; prize: FreeRounds },
): Promise<void> {
  const { site, playerId, claimId, prize } = wish;
  const of = [context, site.id, prize.template] as const;
  const item = await findItem(...of, 'free_rounds', executor);
  if (!item) throw new Error(`the template ${prize.template} of free rounds is gone`);
  const rounds = prize.rounds ?? item.fields.rounds;
  await insertFreeRoundOrder(executor, {
    ...{ claimId, siteId: site.id, playerId, template: prize.template, rounds },
    now: context.clock.now(),
  });
}

const retryMs = 60_000;
const ordersMax = 50;

/**
 * Asks the studios for the rounds that were ordered; what a studio refuses now is asked again in a
 * minute.
 */
export async function grantOrderedRounds(context: ServerContext): Promise<void> {
  const now = context.clock.now();
  const nextTryAt = new Date(now.getTime() + retryMs);
  const { db } = context.database;
  for (const order of await takeFreeRoundOrders(db, { now, nextTryAt, limit: ordersMax })) {
    try {
      await noteFreeRoundGrant(db, order, await grantOne(context, order));
    } catch (error) {
      context.logger.warn(
        { err: error, claim: order.claimId },
        'free rounds wait for their studio',
      );
    }
  }
}

async function grantOne(context: ServerContext, order: FreeRoundOrder): Promise<string> {
  const site = context.sites.byId(order.siteId);
  const item = await findItem(context, order.siteId, order.template, 'free_rounds');
  if (!site || !item) throw new Error(`free rounds ${order.template} are of no site`);
  const { provider, games, stake, days } = item.fields;
  return grantFreeRounds(context, 'rewards', {
    ...{ site, playerId: order.playerId, provider, games, rounds: order.rounds, days },
    stakeMinor: parseAmount(stake, site.currency.code) ?? 0n,
  });
}
