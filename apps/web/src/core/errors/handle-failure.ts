import { PlayerLeft } from '@pavilion/client/player-left';
import { loadGuarded } from '../build/load-guarded.ts';
import { logProblem } from '@pavilion/web-core/log';
import type { FailureOptions } from './present-failure.ts';

/**
 * The shared error handler: what a call or a script threw, and no part of the page shows itself,
 * ends here. What it does stands in the file that comes once the page stands: no first view begins
 * with a failure.
 */
export function handleThrown(thrown: unknown, options?: FailureOptions): void {
  if (thrown instanceof PlayerLeft) return;
  loadGuarded(() => import('./present-failure.ts')).then(
    ({ presentThrown }) => presentThrown(thrown, options),
    (cause: unknown) => logProblem('a failure could not be shown', cause),
  );
}
