import { randomBytes } from 'node:crypto';
import { uuidRandomByteCount, uuidv7, type Clock, type Ids } from '@pavilion/domain/ids';

/** Time and identity of the studio; tests give their own. */
export interface StudioPorts {
  clock: Clock;
  ids: Ids;
  /** Waits; resolves early for nothing. */
  sleep(durationMs: number): Promise<void>;
}

export function createStudioPorts(): StudioPorts {
  const clock: Clock = { now: () => new Date() };
  return {
    clock,
    ids: { next: () => uuidv7(clock.now().getTime(), randomBytes(uuidRandomByteCount)) },
    sleep: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
  };
}
