import { inTransaction, type Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { localDateOf } from '@pavilion/domain/time-zones';
import { claimableOf } from '@pavilion/rewards/cash-rewards';
import type { ServerContext } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import type { Site } from '../../../site-directory/index.ts';
import { lockedRefusal } from '../../money/wallet/index.ts';
import { itemsOfKind } from '../campaigns/index.ts';
import { noteClaimed, readAccrual } from '../cash-rewards/index.ts';
import { givePrize } from '../prizes/index.ts';
import { readDueShares } from './due-share.store.ts';
import type { ReferralItem } from './plan-of.ts';

const batch = 200;

/**
 * Pays what friends' play has brought, once a day of the site's calendar; what is less than a minor
 * unit waits.
 */
export async function payShares(context: ServerContext): Promise<void> {
  for (const site of context.sites.all())
    for (const item of await itemsOfKind(context, site.id, 'referral')) {
      const date = localDateOf(site.timeZone)(context.clock.now());
      const asked = { siteId: site.id, itemCode: item.code, date, limit: batch };
      for (const playerId of await readDueShares(context.database.db, asked))
        await payOne(context, site, item, playerId);
    }
}

async function payOne(
  context: ServerContext,
  site: Site,
  item: ReferralItem,
  playerId: string,
): Promise<void> {
  try {
    await inTransaction(context.database, (executor) =>
      pay(context, executor, { site, item, playerId }),
    );
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    context.logger.info({ player: playerId, code: error.code }, 'a share of friends waits');
  }
}

async function pay(
  context: ServerContext,
  executor: Executor,
  { site, item, playerId }: { site: Site; item: ReferralItem; playerId: string },
): Promise<void> {
  const now = context.clock.now();
  // Excluded players are paid by the cash rewards, with all that had accrued.
  if ((await lockedRefusal(executor, { siteId: site.id, playerId, now })) !== null) return;
  const owner = { siteId: site.id, itemCode: item.code, playerId };
  const { accruedE8, claimedMinor } = await readAccrual(executor, owner, true);
  const { amountMinor } = claimableOf(accruedE8, claimedMinor);
  if (amountMinor === 0n) return;
  await givePrize(context, executor, {
    ...{ site, playerId, item, source: 'reward', claimKey: `${playerId}:${claimedMinor}` },
    prize: { kind: 'cash', amount: formatAmount(amountMinor, site.currency.code) },
  });
  await noteClaimed(executor, owner, claimedMinor + amountMinor);
}
