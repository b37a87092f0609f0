import { CallFailure } from '@pavilion/client/call-failure';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { handleThrown } from '../errors/handle-failure.ts';

/** Codes that are about one field although the answer names none. */
const fieldOfCode: Readonly<Record<string, readonly string[]>> = {
  accountTaken: ['account_id'],
  phoneTaken: ['contact_phone'],
  emailTaken: ['contact_email'],
  invalidReferrer: ['referrer_code'],
  underage: ['age_confirmed', 'birth_date'],
  invalidTac: ['tac'],
  expiredTac: ['tac'],
  weakPassword: ['new_password', 'password'],
  samePassword: ['new_password'],
  wrongPassword: ['password'],
  amountTooLow: ['amount'],
  amountTooHigh: ['amount'],
};

/**
 * Shows a refused submission at its fields and moves the focus to the first; what belongs to no
 * field of the form goes to the shared error handler.
 */
export function applyFailure<Values extends FieldValues>(
  thrown: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
): void {
  const refused = thrown instanceof CallFailure ? refusedFields(thrown, fields) : [];
  if (refused.length === 0) return handleThrown(thrown);
  refused.forEach(({ field, code }, index) =>
    setError(
      field as FieldPath<Values>,
      { type: 'server', message: code },
      { shouldFocus: index === 0 },
    ),
  );
}

function refusedFields(
  { code, errors }: CallFailure,
  fields: readonly string[],
): { field: string; code: string }[] {
  const named = errors
    .filter(({ path }) => fields.includes(path))
    .map(({ path, code: reason }) => ({ field: path, code: reason }));
  if (named.length > 0)
    return named.toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));
  const field = fieldOfCode[code]?.find((name) => fields.includes(name));
  // The form's own rules know some of these codes too and mean something else by them.
  return field ? [{ field, code: `errors.${code}` }] : [];
}
