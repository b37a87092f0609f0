import { loadCommonPasswords, validatePassword } from '@pavilion/domain/input';

/**
 * Rule for a new password: true, or the most telling reason to refuse it. The common ones load with
 * the first check.
 */
export async function checkNewPassword(
  password: string,
  accountId: string,
): Promise<true | string> {
  const commonPasswords = await loadCommonPasswords();
  return validatePassword(password, { accountId, commonPasswords })[0] ?? true;
}
