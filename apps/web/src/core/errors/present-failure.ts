import { showDialog } from '../dialogs/dialog.store.ts';
import { logProblem } from '../log.ts';
import { allTexts } from '../locale/texts.ts';
import { translate } from '../locale/translate.ts';
import { endSession } from '../session/session-end.ts';
import { showToast } from '../toasts/toast.store.ts';
import { PlayerLeft } from './player-left.ts';
import { judgeFailure, type FailureText } from '@pavilion/client/failures/judge-failure';
import { toFailure, type Failure } from '@pavilion/client/failures/failure';

export interface FailureOptions {
  /** Shows a toast (3 s, no button) in place of the dialog. */
  asToast?: boolean;
  /** Done once the dialog has been closed. */
  afterwards?: () => void;
}

/** Error toasts stay this long (specification, point 9). */
const errorToastMs = 3000;

/** The shared error handler: every failure a part of the page does not show itself ends here. */
export function handleFailure(failure: Failure, options: FailureOptions = {}): void {
  const outcome = judgeFailure(failure);
  switch (outcome.kind) {
    case 'ignored':
      return;
    case 'session-ended':
      return endSession();
    case 'logged':
      return logProblem(outcome.code, failure.statusDetail);
    case 'shown':
      return show(outcome.text, options);
  }
}

/** The same for something thrown. */
export function handleThrown(thrown: unknown, options?: FailureOptions): void {
  if (!(thrown instanceof PlayerLeft)) handleFailure(toFailure(thrown), options);
}

/** Text of a failure in the page's language: the key's text, or the message as it came. */
export function textOf(text: FailureText): string {
  return 'key' in text ? (translate(`errors.${text.key}`) ?? text.key) : text.message;
}

/** Most texts of failures come after the page stands; a failure before that waits for its own. */
function show(failed: FailureText, options: FailureOptions): void {
  if ('message' in failed || hasText(failed.key)) return showNow(textOf(failed), options);
  const showThen = (): void => showNow(textOf(failed), options);
  void allTexts().then(showThen, showThen);
}

const hasText = (key: string): boolean => translate(`errors.${key}`) !== null;

function showNow(text: string, options: FailureOptions): void {
  const title = translate('errors.errorTitle') ?? '';
  if (options.asToast) showToast({ tone: 'error', title, text, durationMs: errorToastMs });
  else
    showDialog({
      tone: 'error',
      title,
      text,
      ...(options.afterwards ? { afterwards: options.afterwards } : null),
    });
}
