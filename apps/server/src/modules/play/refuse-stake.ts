import { isErrorCode } from '@pavilion/contracts';
import { isSqlError } from '@pavilion/database';
import { asLedgerRefusal } from '@pavilion/ledger';
import { fail } from '../../failure.ts';

/** SQLSTATE of `wallet_move`; its detail is the reason. */
const walletRefusal = 'P0460';

/** Raises the failure behind an error of a round's statement: what the wallet, the gate or the ledger refused; else the error itself. */
export function refuseStake(error: unknown): never {
  if (isSqlError(error) && error.code === walletRefusal && isErrorCode(error.detail ?? '')) {
    if (error.detail === 'gameUnavailable')
      fail('gameUnavailable', { statusDetail: 'switchedOff' });
    fail(error.detail as Parameters<typeof fail>[0]);
  }
  const refusal = asLedgerRefusal(error);
  if (refusal?.code === 'insufficientFunds') fail('insufficientFunds');
  if (refusal?.code === 'requestIdReused') fail('requestIdReused');
  throw error;
}
