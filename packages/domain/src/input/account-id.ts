import { normaliseText } from './normal-form.ts';
import type { ValidationCode } from './validation-codes.ts';

export const accountIdLength = { min: 4, max: 20 } as const;

/**
 * The form an account id is stored and looked up in: as every text that is compared, trimmed, lower
 * case.
 */
export function normaliseAccountId(text: string): string {
  return normaliseText(text).trim().toLowerCase();
}

/**
 * Checks an account id in any case (decisions, "Input rules"): 4–20 of a–z 0–9, starting with a
 * letter. Gives the first reason to refuse it, or null.
 */
export function validateAccountId(text: string): ValidationCode | null {
  const accountId = normaliseAccountId(text);
  if (accountId === '') return 'required';
  if (!/^[a-z][a-z0-9]*$/.test(accountId)) return 'invalidAccountId';
  if (accountId.length < accountIdLength.min) return 'tooShort';
  if (accountId.length > accountIdLength.max) return 'tooLong';
  return null;
}
