import { CallFailure } from '@pavilion/contracts/client';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { showDialog } from '../../core/dialogs/dialog.store.ts';
import { handleThrown, textOf, type FailureOptions } from '../../core/errors/present-failure.ts';
import { translate } from '../../core/locale/translate.ts';

/**
 * Login errors use the dialog (specification, point 8), blocked and closed accounts included: there is no session yet
 * that could be ended.
 */
export function showLoginFailure(
  thrown: unknown,
  { afterwards }: Pick<FailureOptions, 'afterwards'> = {},
): void {
  if (!(thrown instanceof CallFailure) || !isSessionFailure(thrown.code))
    return handleThrown(thrown, { afterwards });
  const title = translate('errors.errorTitle') ?? '';
  showDialog({ tone: 'error', title, text: textOf({ key: thrown.code }) });
}

const refusals: readonly string[] = ['invalidCredentials', 'invalidTac', 'expiredTac'];

/** Whether what was entered is wrong, not the account or the connection: the reason then stands at the field as well. */
export const isWrongEntry = (thrown: unknown): thrown is CallFailure =>
  thrown instanceof CallFailure && refusals.includes(thrown.code);
