import { inTransaction, type Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { claimableOf } from '@pavilion/rewards/cash-rewards';
import type { ServerContext } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import { lockedRefusal } from '../../money/wallet/index.ts';
import { readItem } from '../campaigns/index.ts';
import { givePrize } from '../prizes/index.ts';
import { noteClaimed, readAccrual, readDueOfExcluded } from './accrual.store.ts';
import { lockPeriod, notePeriodClaimed, readPeriodsOfExcluded } from './period.store.ts';

const batch = 100;

/** What of a player is paid: an accrual, or what is left of a fixed period. */
interface Due {
  siteId: string;
  itemCode: string;
  playerId: string;
  periodKey: string | null;
}

/**
 * Pays excluded players in cash what had accrued: they cannot claim it, and it is theirs. Nothing
 * accrues after an exclusion, so it is paid once. What a budget does not hold is left for the
 * operator.
 */
export async function payExcluded(context: ServerContext): Promise<void> {
  const now = context.clock.now();
  const { db } = context.database;
  const due: Due[] = [
    ...(await readDueOfExcluded(db, now, batch)).map((row) => ({ ...row, periodKey: null })),
    ...(await readPeriodsOfExcluded(db, now, batch)),
  ];
  for (const one of due) {
    try {
      await inTransaction(context.database, (executor) => pay(context, executor, one));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { code } = error;
      context.logger.info({ player: one.playerId, code }, 'an excluded player was not paid');
    }
  }
}

async function pay(context: ServerContext, executor: Executor, due: Due): Promise<void> {
  const site = context.sites.byId(due.siteId);
  const item = await readItem(executor, due.siteId, due.itemCode);
  if (!site || !item) return;
  // Locks the player; that they may receive nothing is why they are paid.
  await lockedRefusal(executor, { ...due, now: context.clock.now() });
  const left = due.periodKey === null ? await accrued(executor, due) : await fixed(executor, due);
  if (left === null) return;
  await givePrize(context, executor, {
    ...{ site, playerId: due.playerId, item, source: 'reward', claimKey: left.claimKey },
    prize: { kind: 'cash', amount: formatAmount(left.amountMinor, site.currency.code) },
  });
  await left.note();
}

interface Left {
  claimKey: string;
  amountMinor: bigint;
  note: () => Promise<void>;
}

async function accrued(executor: Executor, due: Due): Promise<Left | null> {
  const { accruedE8, claimedMinor } = await readAccrual(executor, due, true);
  const { amountMinor } = claimableOf(accruedE8, claimedMinor);
  if (amountMinor === 0n) return null;
  return {
    claimKey: `${due.playerId}:${claimedMinor}`,
    amountMinor,
    note: () => noteClaimed(executor, due, claimedMinor + amountMinor),
  };
}

async function fixed(executor: Executor, due: Due): Promise<Left | null> {
  const period = await lockPeriod(executor, due, due.periodKey ?? '');
  if (!period || period.claimedMinor === period.amountMinor) return null;
  return {
    claimKey: `${due.playerId}:${period.periodKey}:excluded`,
    amountMinor: period.amountMinor - period.claimedMinor,
    note: () => notePeriodClaimed(executor, period, period.amountMinor),
  };
}
