import { setTimeout as sleep } from 'node:timers/promises';

/** How many times as long as the work took nothing is done after it: a quarter of one processor. */
const restShare = 3;

const ports = { nowMs: () => performance.now(), rest: (ms: number): Promise<void> => sleep(ms) };

/**
 * Gives a pause for long work nobody waits for: each leaves the process to others for longer than
 * the work since the one before took, so that a server that has just started answers as quickly as
 * any other.
 */
export function atLeisure({ nowMs, rest } = ports): () => Promise<void> {
  let since = nowMs();
  return async () => {
    await rest((nowMs() - since) * restShare);
    since = nowMs();
  };
}
