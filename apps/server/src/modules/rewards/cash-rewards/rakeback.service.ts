import type { Executor } from '@pavilion/database';
import { claimableOf, rewardPeriodAt, type RewardSpan } from '@pavilion/rewards/cash-rewards';
import type { Site } from '../../../site-directory/index.ts';
import type { ItemOfKind } from '../campaigns/index.ts';
import { readAccrual, readAccruedSince } from './accrual.store.ts';

export type RakebackItem = ItemOfKind<'rakeback'>;

/** What rakeback has for a player. */
export interface RakebackNow {
  accruedE8: bigint;
  claimedMinor: bigint;
  /** What can be claimed now, minor units. */
  amountMinor: bigint;
  /** The period that is not claimable yet; null where all of it always is. */
  span: RewardSpan | null;
}

/**
 * As it stands, locked where it is to be claimed. What the running period added waits for its end,
 * unless all is claimable at any time.
 */
export async function rakebackNow(
  executor: Executor,
  site: Site,
  item: RakebackItem,
  { playerId, now, isLocked }: { playerId: string; now: Date; isLocked: boolean },
): Promise<RakebackNow> {
  const owner = { siteId: site.id, itemCode: item.code, playerId };
  const { accruedE8, claimedMinor } = await readAccrual(executor, owner, isLocked);
  const { claim } = item.fields;
  // An item that is over keeps nothing back.
  const span =
    claim === 'any' || now >= item.endsAt ? null : rewardPeriodAt(claim, site.timeZone, now);
  const openE8 = span === null ? 0n : await readAccruedSince(executor, owner, span.from);
  const { amountMinor } = claimableOf(accruedE8 - openE8, claimedMinor);
  return { accruedE8, claimedMinor, amountMinor, span };
}
