import { loadGuarded } from './build/load-guarded.ts';
import { logProblem } from './log.ts';

type Later = typeof import('./later.ts');

/** Does something with what is loaded after the first view. Never rejects: what goes wrong is logged. */
export async function withLater(work: (later: Later) => void | Promise<void>): Promise<void> {
  try {
    await work(await loadGuarded(() => import('./later.ts')));
  } catch (cause) {
    logProblem('a part of the page could not be loaded', cause);
  }
}
