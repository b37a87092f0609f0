import type { TextStrictness } from './alphabet.ts';
import { normaliseCode } from './normal-form.ts';
import type { ValidationCode } from './validation-codes.ts';

/**
 * Keeps ASCII digits only: what typing does, and pasting in the lenient variant (specification,
 * point 5).
 */
export function filterNumeric(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/**
 * What a paste puts into the field: filtered when lenient; when strict null (refused) if anything
 * would be dropped.
 */
export function pasteNumeric(text: string, strictness: TextStrictness): string | null {
  const kept = filterNumeric(text);
  return strictness === 'strict' && kept !== text ? null : kept;
}

/** Checks a numeric-only field; gives the reason to refuse it, or null. */
export function validateNumeric(text: string): ValidationCode | null {
  if (text === '') return 'required';
  return /^[0-9]+$/.test(text) ? null : 'numericOnly';
}

/** Digits of a transaction authorisation code. */
export const tacLength = 6;

/**
 * Checks the form of a code sent to the player (six digits of any keyboard); gives the reason to
 * refuse it, or null.
 */
export function validateTac(text: string): ValidationCode | null {
  const code = normaliseCode(text);
  if (code === '') return 'required';
  return code.length === tacLength && /^[0-9]+$/.test(code) ? null : 'invalidTac';
}
