import { parseMinor } from '@pavilion/domain/money';
import type { ItemOf } from '../campaign/index.ts';
import type { Prize } from '../prize.ts';
import { missingOf, referralE8, type ReferralPlan } from '../referral/index.ts';
import { byPlayer, type EstimatorOf, type PastGrant, type PastPlayer } from './past.ts';
import { prizeCost } from './prize-cost.ts';

type Item = ItemOf<'referral'>;

const dayMs = 24 * 60 * 60 * 1000;
const e8 = 100_000_000n;

/**
 * Friends who signed up in the stretch: prizes of those who were through with the plan in it, tiers
 * by their number, and the share of what they staked. Nobody is held back for what two share.
 */
export const referral: EstimatorOf<Item> = (item, world) => {
  const { from, to, exponent, referralPercent: percent } = world;
  if (percent === 0) return byPlayer('friends', () => []);
  const plan = planOf(item, exponent);
  const throughAt = new Map<string, Date[]>();
  const accruedE8 = new Map<string, bigint>();
  const gift = (playerId: string, at: Date, prize: Prize | undefined): PastGrant[] =>
    prize === undefined || prize.kind === 'none'
      ? []
      : [{ playerId, at, costMinor: prizeCost(world, prize) }];
  return {
    basis: 'friends',
    add(friend) {
      const { playerId, referrerId, facts, plays } = friend;
      if (referrerId === null || facts.registeredAt < from || facts.registeredAt >= to) return [];
      const shares = plays.map(({ play, edgeBp }) =>
        referralE8(play.cashMinor, edgeBp ?? world.sportsEdgeBp, percent),
      );
      const before = accruedE8.get(referrerId) ?? 0n;
      accruedE8.set(
        referrerId,
        shares.reduce((sum, one) => sum + one, before),
      );
      const at = whenThrough(plan, item.within_days, friend);
      if (!at) return [];
      throughAt.set(referrerId, [...(throughAt.get(referrerId) ?? []), at]);
      return [...gift(playerId, at, item.friend_prize), ...gift(referrerId, at, item.own_prize)];
    },
    finish() {
      const tiers = [...throughAt].flatMap(([referrerId, times]) =>
        times
          .toSorted((one, other) => one.getTime() - other.getTime())
          .flatMap((at, index) =>
            gift(referrerId, at, item.tiers?.find((tier) => tier.from === index + 1)?.prize),
          ),
      );
      const shares = [...accruedE8].flatMap(([playerId, sum]) =>
        sum < e8 ? [] : [{ playerId, at: to, costMinor: sum / e8 }],
      );
      return [...tiers, ...shares];
    },
  };
};

function planOf(item: Item, exponent: number): ReferralPlan {
  const minor = (amount = '0'): bigint => parseMinor(amount, exponent) ?? 0n;
  return {
    minDepositMinor: minor(item.min_deposit),
    minTurnoverMinor: minor(item.min_turnover),
    mustVerify: item.must_verify ?? false,
  };
}

/**
 * When a friend had done all of the plan, within its days after sign-up; null: not in the stretch.
 */
function whenThrough(
  plan: ReferralPlan,
  withinDays: number,
  { facts, plays, deposits }: PastPlayer,
): Date | null {
  const { registeredAt, verifiedLevel } = facts;
  const endMs = registeredAt.getTime() + withinDays * dayMs;
  const steps = [
    ...deposits.map(({ at, amountMinor }) => ({ at, depositMinor: amountMinor, stakeMinor: 0n })),
    ...plays.map(({ at, play }) => ({ at, depositMinor: 0n, stakeMinor: play.cashMinor })),
  ]
    .filter(({ at }) => at.getTime() < endMs)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const soFar = { isVerified: verifiedLevel > 0, depositedMinor: 0n, turnoverMinor: 0n };
  if (missingOf(plan, soFar).length === 0) return registeredAt;
  for (const { at, depositMinor, stakeMinor } of steps) {
    soFar.depositedMinor += depositMinor;
    soFar.turnoverMinor += stakeMinor;
    if (missingOf(plan, soFar).length === 0) return at;
  }
  return null;
}
