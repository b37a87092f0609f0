import { isSqlError } from '@pavilion/database';

export type LedgerRefusalCode =
  /** The account has less than the movement takes. */
  | 'insufficientFunds'
  /** The key was used for another request. */
  | 'requestIdReused'
  /** No such account kind, journal or hold on this site. */
  | 'notFound'
  /** The journal is reversed, or the hold posted, voided or expired, already. */
  | 'alreadyResolved'
  /** Unbalanced, out of bounds or otherwise against the rules: an error of the program. */
  | 'invalidPosting';

const codes: Readonly<Record<string, LedgerRefusalCode>> = {
  P0402: 'insufficientFunds',
  P0409: 'requestIdReused',
  P0404: 'notFound',
  P0410: 'alreadyResolved',
  P0422: 'invalidPosting',
};

const codesByConstraint: Readonly<Record<string, LedgerRefusalCode>> = {
  ledger_accounts_floor: 'insufficientFunds',
  ledger_journals_one_reversal: 'alreadyResolved',
  ledger_entries_amount_bounds: 'invalidPosting',
};

/**
 * The ledger refused a movement. Nothing of it is in the database once the transaction is rolled
 * back.
 */
export class LedgerRefusal extends Error {
  readonly code: LedgerRefusalCode;

  constructor(code: LedgerRefusalCode, cause: Error) {
    super(cause.message, { cause });
    this.name = 'LedgerRefusal';
    this.code = code;
  }
}

/**
 * The refusal behind a database error, or undefined when it is none. For callers of SQL functions
 * that post.
 */
export function asLedgerRefusal(error: unknown): LedgerRefusal | undefined {
  if (error instanceof LedgerRefusal) return error;
  if (!isSqlError(error)) return undefined;
  const code = codes[error.code] ?? codesByConstraint[error.constraint ?? ''];
  return code && new LedgerRefusal(code, error);
}

/** Runs a query; turns the ledger's SQLSTATEs into `LedgerRefusal`. */
export async function refusing<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw asLedgerRefusal(error) ?? error;
  }
}
