import { isSqlError } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';

/** SQLSTATE of what play's statements refuse; its detail is the reason. */
const walletRefusal = 'P0460';

/**
 * Raises the failure behind an error when the player's bonus refused a stake; anything else is the
 * caller's.
 */
export function refuseBonusStake({ site }: PlayerContext, error: unknown): void {
  if (!isSqlError(error) || error.code !== walletRefusal) return;
  if (error.detail === 'bonusNotForGame') fail('bonusNotForGame');
  if (error.detail === 'bonusMaxBet')
    fail('bonusMaxBet', {
      statusDetail: formatAmount(BigInt(error.hint ?? '0'), site.currency.code),
    });
}
