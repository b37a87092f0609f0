import type { CallResponse } from '@pavilion/contracts';
import type { rewardList } from '@pavilion/contracts/player/rewards/reward-list.contract';
import { formatAmount } from '@pavilion/domain/money';
import { nextPartAt, partsReady, reloadUpTo, rewardPeriodOf } from '@pavilion/rewards/cash-rewards';
import type { PlayerContext } from '../../../http/route.ts';
import { textOf, type RewardItem } from '../campaigns/index.ts';
import type { CashbackItem, CashbackNow } from './cashback.service.ts';
import type { FixedPeriod } from './period.store.ts';
import type { RakebackItem, RakebackNow } from './rakeback.service.ts';
import { planOf, type ReloadItem } from './reload.service.ts';

export type CashRewardView = CallResponse<typeof rewardList>['value'][number];

const minorE8 = 100_000_000n;

interface Shown {
  context: PlayerContext;
  level: number;
}

function head(
  { site, language }: PlayerContext,
  item: RewardItem,
): Pick<CashRewardView, 'reward_code' | 'title' | 'pays'> & { amount: (minor: bigint) => string } {
  const pays = 'pays' in item.fields && item.fields.pays?.startsWith('bonus:') ? 'bonus' : 'cash';
  return {
    reward_code: item.code,
    title: textOf(item.fields, language.code).title,
    pays,
    amount: (minor) => formatAmount(minor, site.currency.code),
  };
}

/** Rakeback as a card: what has accrued since the last claim, and what of it can be claimed. */
export function rakebackView(
  { context, level }: Shown,
  item: RakebackItem,
  { accruedE8, claimedMinor, amountMinor, span }: RakebackNow,
  rateBp: number,
): CashRewardView {
  const { amount, ...rest } = head(context, item);
  const openE8 = accruedE8 - claimedMinor * minorE8;
  const isOver = context.now >= item.endsAt || item.stoppedAt !== null;
  return {
    ...rest,
    kind: 'rakeback',
    state: stateOf(isOver, amountMinor),
    period_key: span?.key ?? null,
    from: (span?.from ?? item.startsAt).toISOString(),
    to: (span?.to ?? item.endsAt).toISOString(),
    rate_bp: rateBp,
    level,
    inputs: { accrued_e8: `${accruedE8}`, claimed: amount(claimedMinor) },
    accrued: amount(openE8 > 0n ? openE8 / minorE8 : 0n),
    claimable: amount(amountMinor),
    next_at: isOver ? null : (span?.to.toISOString() ?? null),
    claim_until: null,
  };
}

/** The period of a cashback that runs, as it stands. */
export function runningCashbackView(
  { context }: Shown,
  item: CashbackItem,
  span: { key: string; from: Date; to: Date },
  now: CashbackNow,
): CashRewardView {
  const { amount, ...rest } = head(context, item);
  return {
    ...rest,
    kind: 'cashback',
    state: 'running',
    period_key: span.key,
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    rate_bp: now.rateBp,
    level: now.level,
    inputs: now.inputs,
    accrued: amount(now.amountMinor),
    claimable: amount(0n),
    next_at: span.to.toISOString(),
    claim_until: null,
  };
}

/** A period of a cashback that is over. */
export function fixedCashbackView(
  { context }: Shown,
  item: CashbackItem,
  fixed: FixedPeriod,
): CashRewardView {
  const { amount, ...rest } = head(context, item);
  const isOver = context.now >= fixed.claimUntil;
  const leftMinor = isOver ? 0n : fixed.amountMinor - fixed.claimedMinor;
  const span = rewardPeriodOf(item.fields.period, context.site.timeZone, fixed.periodKey);
  return {
    ...rest,
    kind: 'cashback',
    state: leftMinor > 0n ? 'claimable' : 'over',
    period_key: fixed.periodKey,
    from: (span?.from ?? item.startsAt).toISOString(),
    to: (span?.to ?? item.endsAt).toISOString(),
    rate_bp: fixed.rateBp,
    level: fixed.level,
    inputs: fixed.inputs,
    accrued: amount(fixed.amountMinor),
    claimable: amount(leftMinor),
    next_at: null,
    claim_until: fixed.claimUntil.toISOString(),
  };
}

/** A reload with the parts that are ready. */
export function reloadView(
  { context }: Shown,
  item: ReloadItem,
  reload: FixedPeriod,
): CashRewardView {
  const { amount, ...rest } = head(context, item);
  const { now } = context;
  const plan = planOf(item);
  const ready = partsReady(plan, now);
  const upTo = reloadUpTo(reload.amountMinor, ready, plan.parts);
  const leftMinor = upTo > reload.claimedMinor ? upTo - reload.claimedMinor : 0n;
  const isOver = now >= reload.claimUntil || item.stoppedAt !== null;
  return {
    ...rest,
    kind: 'reload',
    state: stateOf(isOver, leftMinor),
    period_key: null,
    from: item.startsAt.toISOString(),
    to: reload.claimUntil.toISOString(),
    rate_bp: reload.rateBp,
    level: reload.level,
    inputs: {
      ...reload.inputs,
      parts_ready: `${ready}`,
      claimed: amount(reload.claimedMinor),
    },
    accrued: amount(reload.amountMinor),
    claimable: amount(isOver ? 0n : leftMinor),
    next_at: isOver ? null : (nextPartAt(plan, now)?.toISOString() ?? null),
    claim_until: reload.claimUntil.toISOString(),
  };
}

const stateOf = (isOver: boolean, claimableMinor: bigint): CashRewardView['state'] => {
  if (claimableMinor > 0n) return 'claimable';
  return isOver ? 'over' : 'running';
};
