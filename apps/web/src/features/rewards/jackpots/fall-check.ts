import { parseAmount } from '@pavilion/domain/money';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { contentMinor, isHit, triggerMinor } from '@pavilion/rewards/jackpots';
import type { JackpotDetail, JackpotRound } from './jackpot-detail.queries.ts';
import { isSeedOf } from './seed-check.ts';

/**
 * Works a fall out again from what was told of it: the seed is the one whose hash was shown, and
 * with it the pot fell to this stake, and for a pot with a ceiling to none before it. False too for
 * a round that is not over.
 */
export async function isRightFall(
  pot: Pick<JackpotDetail, 'must_hit_by' | 'one_in' | 'share_bp'>,
  round: JackpotRound,
  currency: string,
): Promise<boolean> {
  const { seed, seq, round_id: roundId } = round;
  if (seed === null || seq === null || !isCurrencyCode(currency)) return false;
  if (!(await isSeedOf(seed, round.seed_hash))) return false;
  const minor = (amount: string | null): bigint => parseAmount(amount ?? '', currency) ?? 0n;
  if (pot.one_in !== null)
    return isHit(minor(round.stake), minor(pot.one_in), { seed, roundId, seq: BigInt(seq) });
  const rules = {
    openingMinor: minor(round.opening),
    carriedMinor: minor(round.carried),
    shareBp: pot.share_bp,
  };
  const trigger = triggerMinor(rules, minor(pot.must_hit_by), { seed, roundId });
  return (
    trigger === minor(round.trigger) &&
    contentMinor(rules, minor(round.before)) < trigger &&
    contentMinor(rules, minor(round.after)) >= trigger
  );
}
