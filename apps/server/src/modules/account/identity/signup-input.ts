import type { CallInput, FieldFailure, signup } from '@pavilion/contracts';
import {
  loadCommonPasswords,
  normaliseAccountId,
  normaliseEmail,
  validateAccountId,
  validateEmail,
  validatePassword,
} from '@pavilion/domain/input';
import { fail } from '../../../failure.ts';
import type { Site } from '../../../site-directory/index.ts';
import { parsePhone } from './phone.ts';

export interface CheckedSignup {
  accountId: string;
  phone: string;
  email: string;
}

/**
 * Checks every field of a sign-up and raises `invalidInput` with all problems at once. Gives the
 * stored forms.
 */
export async function checkSignup(
  input: CallInput<typeof signup>,
  site: Site,
): Promise<CheckedSignup> {
  const errors: FieldFailure[] = [];
  const refuse = (path: string, code: string | null | undefined): void => {
    if (code) errors.push({ path, code });
  };
  refuse('account_id', validateAccountId(input.account_id));
  refuse('password', await passwordProblem(input.password, input.account_id));
  refuse('contact_email', validateEmail(input.contact_email));
  const phone = parsePhone(input.contact_phone, site.country);
  refuse('contact_phone', phone === null ? 'invalidPhone' : null);
  if (errors.length > 0 || phone === null) return fail('invalidInput', { errors });
  return {
    accountId: normaliseAccountId(input.account_id),
    phone,
    email: normaliseEmail(input.contact_email),
  };
}

/** The most telling reason to refuse a new password (decisions, "Input rules"), or null. */
export async function passwordProblem(password: string, accountId: string): Promise<string | null> {
  const commonPasswords = await loadCommonPasswords();
  return validatePassword(password, { accountId, commonPasswords })[0] ?? null;
}

/** Refuses a weak new password: `weakPassword` with the reason at `new_password`. */
export async function requireStrongPassword(password: string, accountId: string): Promise<void> {
  const problem = await passwordProblem(password, accountId);
  if (problem) fail('weakPassword', { errors: [{ path: 'new_password', code: problem }] });
}
