import { CallFailure } from '@pavilion/contracts/client';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { showDialog } from '../../core/dialogs/dialog.store.ts';
import { handleThrown, textOf } from '../../core/errors/present-failure.ts';
import { translate } from '../../core/locale/translate.ts';

/**
 * Login errors use the dialog (specification, point 8), blocked and closed accounts included: there is no session yet
 * that could be ended.
 */
export function showLoginFailure(thrown: unknown): void {
  if (!(thrown instanceof CallFailure) || !isSessionFailure(thrown.code))
    return handleThrown(thrown);
  const title = translate('errors.errorTitle') ?? '';
  showDialog({ tone: 'error', title, text: textOf({ key: thrown.code }) });
}
