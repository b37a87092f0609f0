import type { CallInput } from '@pavilion/contracts';
import type { rewardClaim } from '@pavilion/contracts/player/rewards/reward-claim.contract';
import type { Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import type { Prize } from '@pavilion/rewards';
import { claimableOf, partsReady, reloadUpTo } from '@pavilion/rewards/cash-rewards';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { balanceOf } from '../../money/wallet/index.ts';
import { answerOnce } from '../answer-once/index.ts';
import { areRewardsOff, findItem, type RewardItem } from '../campaigns/index.ts';
import { givePrize } from '../prizes/index.ts';
import { noteClaimed } from './accrual.store.ts';
import type { CashbackItem } from './cashback.service.ts';
import { lockPeriod, notePeriodClaimed, readPeriods } from './period.store.ts';
import { rakebackNow, type RakebackItem } from './rakeback.service.ts';
import { fixReload, planOf, type ReloadItem } from './reload.service.ts';

interface Claimed {
  claimId: string;
  amountMinor: bigint;
  remainderE8: bigint;
}

/**
 * Takes what a cash reward has ready, once: its own key decides, with a `request_id` or without.
 */
export function claimReward(context: PlayerContext, input: CallInput<typeof rewardClaim>) {
  const { server, site, player } = context;
  return answerOnce(context, input, async (executor) => {
    if (await areRewardsOff(executor, site.id)) fail('rewardOver');
    const claimed = await claimOf(context, executor, input);
    const owner = { siteId: site.id, playerId: player.id, currency: site.currency.code };
    return {
      value: {
        claim_id: claimed.claimId,
        amount: formatAmount(claimed.amountMinor, site.currency.code),
        remainder_e8: `${claimed.remainderE8}`,
      },
      ...(await balanceOf(server, owner, executor)),
    };
  });
}

async function claimOf(
  context: PlayerContext,
  executor: Executor,
  { reward_code: code, period_key: periodKey }: CallInput<typeof rewardClaim>,
): Promise<Claimed> {
  const { server, site } = context;
  const rakeback = await findItem(server, site.id, code, 'rakeback', executor);
  if (rakeback) return claimRakeback(context, executor, rakeback);
  const cashback = await findItem(server, site.id, code, 'cashback', executor);
  if (cashback) return claimCashback(context, executor, cashback, periodKey ?? null);
  const reload = await findItem(server, site.id, code, 'reload', executor);
  return reload ? claimReload(context, executor, reload) : fail('promotionNotFound');
}

async function claimRakeback(
  context: PlayerContext,
  executor: Executor,
  item: RakebackItem,
): Promise<Claimed> {
  const { site, player, now } = context;
  if (item.stoppedAt !== null) fail('rewardOver');
  const asked = { playerId: player.id, now, isLocked: true };
  const { accruedE8, claimedMinor, amountMinor } = await rakebackNow(executor, site, item, asked);
  if (amountMinor === 0n) fail('nothingToClaim');
  const claimId = await give(context, executor, item, {
    claimKey: `${player.id}:${claimedMinor}`,
    amountMinor,
  });
  const after = claimedMinor + amountMinor;
  await noteClaimed(executor, { siteId: site.id, itemCode: item.code, playerId: player.id }, after);
  const { remainderE8 } = claimableOf(accruedE8, after);
  return { claimId, amountMinor, remainderE8 };
}

async function claimCashback(
  context: PlayerContext,
  executor: Executor,
  item: CashbackItem,
  asked: string | null,
): Promise<Claimed> {
  const { site, player, now } = context;
  const owner = { siteId: site.id, itemCode: item.code, playerId: player.id };
  const open = (await readPeriods(executor, owner)).find(
    ({ amountMinor, claimedMinor, claimUntil }) => amountMinor > claimedMinor && now < claimUntil,
  );
  const periodKey = asked ?? open?.periodKey ?? fail('nothingToClaim');
  const period = (await lockPeriod(executor, owner, periodKey)) ?? fail('nothingToClaim');
  if (period.claimedMinor > 0n) fail('alreadyClaimed');
  if (now >= period.claimUntil || item.stoppedAt !== null) fail('rewardOver');
  const { amountMinor } = period;
  const claimKey = `${player.id}:${periodKey}`;
  const claimId = await give(context, executor, item, { claimKey, amountMinor });
  await notePeriodClaimed(executor, period, amountMinor);
  return { claimId, amountMinor, remainderE8: 0n };
}

async function claimReload(
  context: PlayerContext,
  executor: Executor,
  item: ReloadItem,
): Promise<Claimed> {
  const { site, player, now } = context;
  const plan = planOf(item);
  if (now < plan.startsAt) fail('nothingToClaim');
  const ready = partsReady(plan, now);
  if (ready === 0 || item.stoppedAt !== null) fail('rewardOver');
  const period =
    (await fixReload(executor, site, item, { playerId: player.id, now })) ?? fail('nothingToClaim');
  const upTo = reloadUpTo(period.amountMinor, ready, plan.parts);
  const amountMinor = upTo - period.claimedMinor;
  if (amountMinor <= 0n) fail('nothingToClaim');
  const claimKey = `${player.id}:${period.claimedMinor}`;
  const claimId = await give(context, executor, item, { claimKey, amountMinor });
  await notePeriodClaimed(executor, period, upTo);
  return { claimId, amountMinor, remainderE8: 0n };
}

async function give(
  { server, site, player }: PlayerContext,
  executor: Executor,
  item: RewardItem,
  { claimKey, amountMinor }: { claimKey: string; amountMinor: bigint },
): Promise<string> {
  const amount = formatAmount(amountMinor, site.currency.code);
  const { claimId } = await givePrize(server, executor, {
    ...{ site, playerId: player.id, item, source: 'reward', claimKey },
    prize: prizeOf(item, amount),
  });
  return claimId;
}

/** Cash, or the bonus that the item names. */
function prizeOf({ fields }: RewardItem, amount: string): Prize {
  const [kind, template] = ('pays' in fields ? (fields.pays ?? 'cash') : 'cash').split(':');
  return kind === 'bonus' && template !== undefined
    ? { kind: 'bonus', template, amount }
    : { kind: 'cash', amount };
}
