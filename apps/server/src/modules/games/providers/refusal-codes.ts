import { isProviderErrorCode, type ProviderErrorCode } from '@pavilion/contracts/provider';
import { isSqlError } from '@pavilion/database';
import { asLedgerRefusal } from '@pavilion/ledger';

/** SQLSTATEs of `wallet_move` and of its door for studios; the detail is the reason. */
const walletRefusal = 'P0460';
const doorRefusal = 'P0461';

const walletReasons: Readonly<Record<string, ProviderErrorCode>> = {
  txConflict: 'TX_CONFLICT',
  txRolledBack: 'TX_ROLLED_BACK',
  txNotFound: 'TX_NOT_FOUND',
  txSettled: 'TX_SETTLED',
  roundFinished: 'ROUND_FINISHED',
  limitReached: 'LIMIT_REACHED',
  stakeTooHigh: 'STAKE_OUT_OF_RANGE',
};

const playerReasons: Readonly<Record<string, ProviderErrorCode>> = {
  permissionDenied: 'PLAYER_NOT_FOUND',
  accountPending: 'ACCOUNT_LOCKED',
  CLOSE: 'ACCOUNT_LOCKED',
  BLOCK: 'ACCOUNT_LOCKED',
};

/**
 * What a studio hears of a player who may not play. That he excluded himself is not its business.
 */
export const refusalOfPlayer = (reason: string): ProviderErrorCode =>
  playerReasons[reason] ?? 'BET_NOT_ALLOWED';

/**
 * Somebody else held what this one needed, or it took too long: rolled back for certain, worth a
 * repeat.
 */
const busyStates = new Set(['40001', '40P01', '55P03', '57014']);

/** The refusal behind an error of the statement that moves money, or null when it is none. */
export function refusalOf(error: unknown): ProviderErrorCode | null {
  if (!isSqlError(error)) return null;
  const detail = error.detail ?? '';
  if (error.code === doorRefusal) return isProviderErrorCode(detail) ? detail : null;
  if (error.code === walletRefusal) return walletReasons[detail] ?? refusalOfPlayer(detail);
  if (busyStates.has(error.code)) return 'BUSY';
  const ledger = asLedgerRefusal(error)?.code;
  if (ledger === 'insufficientFunds') return 'INSUFFICIENT_FUNDS';
  return ledger === 'requestIdReused' ? 'TX_CONFLICT' : null;
}
