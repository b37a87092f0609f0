import { inTransaction, type Executor } from '@pavilion/database';
import type { Prize } from '@pavilion/rewards';
import { missingOf } from '@pavilion/rewards/referral';
import type { ServerContext } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { Site } from '../../../site-directory/index.ts';
import { identityLevelOf } from '../../account/verification/index.ts';
import { lockedRefusal } from '../../money/wallet/index.ts';
import { findItem } from '../campaigns/index.ts';
import { givePrize } from '../prizes/index.ts';
import { enlistSite } from './enlist-friends.service.ts';
import { referralQualified } from './notices.ts';
import { planOf, prizeOr, type ReferralItem } from './plan-of.ts';
import {
  lookLater,
  noteChecking,
  noteQualified,
  noteVerified,
  readFriendSums,
  takeDueFriend,
  type FollowedFriend,
} from './referral.store.ts';
import { readSharedTraits } from './shared-traits.store.ts';

const lookAgainMs = 15_000;
const looksMax = 100;
/** What was settled before the last moment is committed by then. */
const graceMs = 60_000;

/**
 * Follows new friends by the plan of their site, and gives what those have earned who are through
 * with it.
 */
export async function followFriends(context: ServerContext): Promise<void> {
  for (const site of context.sites.all()) await enlistSite(context, context.database.db, site);
  for (let looked = 0; looked < looksMax; looked += 1) if (!(await lookAtNext(context))) return;
}

/**
 * Looks at the friend whose turn it is; false: there is none. What a budget does not hold is tried
 * again.
 */
async function lookAtNext(context: ServerContext): Promise<boolean> {
  const now = context.clock.now();
  const nextLookAt = new Date(now.getTime() + lookAgainMs);
  const endedSince = new Date(now.getTime() - graceMs);
  let taken: FollowedFriend | null = null;
  try {
    return await inTransaction(context.database, async (executor) => {
      taken = await takeDueFriend(executor, { now, nextLookAt, endedSince });
      if (taken) await look(context, executor, taken);
      return taken !== null;
    });
  } catch (error) {
    if (!(error instanceof Failure) || taken === null) throw error;
    const friend = taken as FollowedFriend;
    context.logger.info({ friend: friend.friendId, code: error.code }, 'a referral waits');
    await lookLater(context.database.db, friend, nextLookAt);
    return true;
  }
}

async function look(
  context: ServerContext,
  executor: Executor,
  friend: FollowedFriend,
): Promise<void> {
  const now = context.clock.now();
  const site = context.sites.byId(friend.siteId);
  const item = site && (await findItem(context, site.id, friend.itemCode, 'referral', executor));
  if (!site || !item) return;
  const shared = friend.isCleared ? [] : await readSharedTraits(executor, friend);
  if (shared.length > 0) return noteChecking(executor, friend, shared);
  const owner = { siteId: site.id, playerId: friend.friendId };
  const isVerified = (await identityLevelOf(executor, owner, now)) > 0;
  await noteVerified(executor, friend, isVerified);
  const sums = await readFriendSums(executor, friend);
  if (missingOf(planOf(site, item), { isVerified, ...sums }).length > 0) return;
  await qualify(context, executor, site, item, friend);
}

/**
 * Both prizes and the tier that is reached, once: the row of the friend is locked and changes its
 * state.
 */
async function qualify(
  context: ServerContext,
  executor: Executor,
  site: Site,
  item: ReferralItem,
  friend: FollowedFriend,
): Promise<void> {
  const now = context.clock.now();
  const { friendId, referrerId } = friend;
  // In one order, so that two friends of each other do not wait for each other.
  const refused = new Map<string, boolean>();
  for (const playerId of [friendId, referrerId].toSorted()) {
    const refusal = await lockedRefusal(executor, { siteId: site.id, playerId, now });
    refused.set(playerId, refusal !== null);
  }
  const count = await noteQualified(executor, friend, now);
  const { friend_prize: friendPrize, own_prize: ownPrize, tiers = [] } = item.fields;
  const tier = tiers.find(({ from }) => from === count);
  const gifts: Array<[playerId: string, claimKey: string, prize: Prize | null]> = [
    [friendId, `friend:${friendId}`, prizeOr(friendPrize)],
    [referrerId, `own:${friendId}`, prizeOr(ownPrize)],
    [referrerId, `tier:${count}:${referrerId}`, prizeOr(tier?.prize)],
  ];
  for (const [playerId, claimKey, prize] of gifts)
    if (prize && refused.get(playerId) === false)
      await givePrize(context, executor, {
        ...{ site, playerId, item, prize, claimKey },
        source: 'referral',
      });
  if (refused.get(referrerId) === false)
    await addNotices(executor, context, [
      referralQualified.to(
        { siteId: site.id, playerId: referrerId },
        {},
        { onceKey: `referral:${friendId}` },
      ),
    ]);
}
