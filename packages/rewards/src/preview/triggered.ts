import { parseMinor } from '@pavilion/domain/money';
import { matchMinor } from '../bonus/index.ts';
import type { ItemOf } from '../campaign/index.ts';
import {
  byPlayer,
  firstSeen,
  type EstimatorOf,
  type PastDeposit,
  type PreviewWorld,
} from './past.ts';
import { prizeCost } from './prize-cost.ts';

type Triggered = ItemOf<'bonus' | 'free_bet' | 'odds_boost' | 'free_rounds' | 'tokens'>;

/**
 * What a trigger brings: of a deposit each that fits, of a sign-up one, of what is taken by hand or
 * code one to everybody who was there.
 */
export const triggered: EstimatorOf<Triggered> = (item, world) => {
  const { trigger } = item;
  const cost = (depositMinor: bigint | null): bigint => costOf(item, world, depositMinor);
  if (trigger.on === 'deposit')
    return byPlayer('deposits', ({ playerId, deposits }) =>
      deposits
        .filter((deposit) => brings(item, world, deposit))
        .map(({ at, amountMinor }) => ({ playerId, at, costMinor: cost(amountMinor) })),
    );
  if (trigger.on === 'signup')
    return byPlayer('signups', ({ playerId, facts: { registeredAt: at } }) =>
      at >= world.from && at < world.to ? [{ playerId, at, costMinor: cost(null) }] : [],
    );
  return byPlayer('active', (player) => {
    const at = firstSeen(player, world);
    const isReached = trigger.on !== 'level' || player.facts.level >= (trigger.level ?? 1);
    return at && isReached ? [{ playerId: player.playerId, at, costMinor: cost(null) }] : [];
  });
};

function brings(
  { trigger }: Triggered,
  { exponent }: PreviewWorld,
  { amountMinor, number, methodCode }: PastDeposit,
): boolean {
  const { min = '0', numbers, methods } = trigger.deposit ?? {};
  const isOfNumber = numbers === undefined || numbers.includes(number);
  const isOfMethod = methods === undefined || methods.includes(methodCode);
  return amountMinor >= (parseMinor(min, exponent) ?? 0n) && isOfNumber && isOfMethod;
}

function costOf(item: Triggered, world: PreviewWorld, depositMinor: bigint | null): bigint {
  const minor = (amount: string): bigint => parseMinor(amount, world.exponent) ?? 0n;
  switch (item.kind) {
    case 'bonus': {
      const { grant } = item;
      if ('amount' in grant) return minor(grant.amount);
      const rule = { percent: grant.percent, maxMinor: minor(grant.max) };
      return depositMinor === null ? 0n : matchMinor(rule, depositMinor);
    }
    case 'tokens':
      return prizeCost(world, { kind: 'token', amount: item.amount });
    case 'free_rounds':
      return prizeCost(world, { kind: 'free_rounds', template: item.code });
    default:
      return prizeCost(world, { kind: 'free_bet', template: item.code });
  }
}
