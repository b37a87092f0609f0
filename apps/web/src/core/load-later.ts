import { loadGuarded } from './build/load-guarded.ts';
import { logProblem } from '@pavilion/web-core/log';

type Later = typeof import('./later.ts');

let loading: Promise<Later> | null = null;

/**
 * Does something with what is loaded after the first view. Works are done in the order they are
 * given: all wait for the one load. Never rejects: what goes wrong is logged.
 */
export async function withLater(work: (later: Later) => void | Promise<void>): Promise<void> {
  try {
    loading ??= loadGuarded(() => import('./later.ts'));
    await work(await loading.catch(forget));
  } catch (cause) {
    logProblem('a part of the page could not be loaded', cause);
  }
}

/** What could not be loaded is asked for again by the next work. */
function forget(cause: unknown): never {
  loading = null;
  throw cause;
}
