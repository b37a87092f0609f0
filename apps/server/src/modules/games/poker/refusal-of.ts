import { isErrorCode } from '@pavilion/contracts';
import { isSqlError } from '@pavilion/database';
import { asLedgerRefusal } from '@pavilion/ledger';
import { Failure } from '../../../failure.ts';
import type { OrderRefused } from './table-order.ts';

/** SQLSTATE of what the gate of stakes refuses; its detail is the reason. */
const gateRefusal = 'P0460';

/** What gate, ledger or purse refused, as the table answers it. Throws what is no refusal. */
export function refusalOf(error: unknown): OrderRefused {
  if (error instanceof Failure) return { ok: false, code: error.code };
  if (isSqlError(error) && error.code === gateRefusal && isErrorCode(error.detail ?? ''))
    return { ok: false, code: error.detail ?? '' };
  if (asLedgerRefusal(error)?.code === 'insufficientFunds')
    return { ok: false, code: 'insufficientFunds' };
  throw error;
}
