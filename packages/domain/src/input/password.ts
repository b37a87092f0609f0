import { normaliseAccountId } from './account-id.ts';
import { normaliseText } from './normal-form.ts';
import type { ValidationCode } from './validation-codes.ts';

export const passwordLength = { min: 8, max: 64 } as const;

export interface PasswordContext {
  /** The account the password is for, when known. */
  accountId?: string;
  /**
   * Common passwords in lower case, from `loadCommonPasswords`; without it that rule is left to the
   * server.
   */
  commonPasswords?: ReadonlySet<string>;
}

/**
 * Checks a new password (decisions, "Input rules"): 8–64 characters, a letter and a digit, not the
 * account id, not a common one, judged in its normal form. Gives every reason to refuse it, most
 * telling first; empty when it is fine. Never trims.
 */
export function validatePassword(written: string, context: PasswordContext = {}): ValidationCode[] {
  const password = normaliseText(written);
  if (password === '') return ['required'];
  const length = [...password].length;
  const folded = password.toLowerCase();
  const reasons: ValidationCode[] = [];
  if (length < passwordLength.min) reasons.push('tooShort');
  if (length > passwordLength.max) reasons.push('tooLong');
  if (!/\p{L}/u.test(password) || !/\p{Nd}/u.test(password)) reasons.push('weakPassword');
  if (context.accountId && folded === normaliseAccountId(context.accountId)) {
    reasons.push('passwordIsAccountId');
  }
  if (context.commonPasswords?.has(folded)) reasons.push('commonPassword');
  return reasons;
}
