import type { ProviderErrorCode } from '@pavilion/contracts/provider';

/**
 * Our refusals as numbers of the Pragmatic-style wallet (domain rules 1.5). 100 is asked again and
 * reconciled, 120 is not.
 */
export const pragmaticCodes: Readonly<Record<ProviderErrorCode, number>> = {
  SIGNATURE_INVALID: 5,
  RATE_LIMITED: 100,
  BODY_TOO_LARGE: 7,
  CALL_NOT_FOUND: 7,
  BAD_REQUEST: 7,
  SESSION_INVALID: 4,
  PLAYER_NOT_FOUND: 2,
  ACCOUNT_LOCKED: 6,
  INSUFFICIENT_FUNDS: 1,
  BET_NOT_ALLOWED: 3,
  LIMIT_REACHED: 50,
  REALITY_CHECK: 210,
  STAKE_OUT_OF_RANGE: 310,
  GEO_BLOCKED: 3,
  CURRENCY_MISMATCH: 7,
  GAME_UNAVAILABLE: 8,
  TX_CONFLICT: 7,
  TX_NOT_FOUND: 100,
  TX_SETTLED: 120,
  TX_ROLLED_BACK: 120,
  ROUND_FINISHED: 120,
  FREE_ROUNDS_OVER: 120,
  ROUND_NOT_FOUND: 120,
  TEMPORARY: 100,
  BUSY: 100,
};
