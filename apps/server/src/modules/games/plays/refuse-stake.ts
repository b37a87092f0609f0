import { isErrorCode } from '@pavilion/contracts';
import { isSqlError } from '@pavilion/database';
import { asLedgerRefusal } from '@pavilion/ledger';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { refuseBonusStake } from '../../money/wallet/index.ts';
import { refuseOverLimit } from '../../account/protection/index.ts';

/** SQLSTATE of `wallet_move`; its detail is the reason. */
const walletRefusal = 'P0460';

/**
 * Raises the failure behind an error of a round's statement: what the wallet, the gate or the
 * ledger refused; else the error itself. `takenMinor` is what the statement would have taken: which
 * limit it passes is told with it.
 */
export const refuseStake =
  (context: PlayerContext, takenMinor: bigint) =>
  async (error: unknown): Promise<never> => {
    refuseBonusStake(context, error);
    if (isSqlError(error) && error.code === walletRefusal && isErrorCode(error.detail ?? '')) {
      if (error.detail === 'gameUnavailable')
        fail('gameUnavailable', { statusDetail: 'switchedOff' });
      if (error.detail === 'limitReached') return refuseOverLimit(context, takenMinor);
      fail(error.detail as Parameters<typeof fail>[0]);
    }
    return refuseMove(error);
  };

/** The same for a statement that takes nothing: no limit is asked. */
export function refuseMove(error: unknown): never {
  const refusal = asLedgerRefusal(error);
  if (refusal?.code === 'insufficientFunds') fail('insufficientFunds');
  if (refusal?.code === 'requestIdReused') fail('requestIdReused');
  throw error;
}
