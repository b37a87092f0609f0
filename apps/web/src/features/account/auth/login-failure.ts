import { CallFailure } from '@pavilion/client/call-failure';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { showFailure, type FailureOptions } from '../../../core/errors/present-failure.ts';

/**
 * Login errors use the dialog (specification, point 8), blocked and closed accounts included: there
 * is no session yet that could be ended.
 */
export function showLoginFailure(
  thrown: unknown,
  { afterwards }: Pick<FailureOptions, 'afterwards'> = {},
): void {
  if (!(thrown instanceof CallFailure) || !isSessionFailure(thrown.code))
    return handleThrown(thrown, { afterwards });
  showFailure({ key: thrown.code });
}

const refusals: readonly string[] = ['invalidCredentials', 'invalidTac', 'expiredTac'];

/**
 * Shows why nobody was signed in and, when what was entered is wrong, says it at that field too.
 * After the dialog the focus is there; everything else that was filled in stays.
 */
export function refuseEntry<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  field: FieldPath<Values>,
  thrown: unknown,
): void {
  showLoginFailure(thrown, { afterwards: () => form.setFocus(field) });
  if (thrown instanceof CallFailure && refusals.includes(thrown.code))
    form.setError(field, { type: 'server', message: `errors.${thrown.code}` });
}
