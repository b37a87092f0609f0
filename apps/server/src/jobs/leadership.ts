import type { LeaderLock } from '@pavilion/database';
import type { ServerContext } from '../context.ts';
import { pause } from './pause.ts';

/** What nobody leads any more is led again within two seconds. */
const lookEveryMs = 1000;
/** Between two takings, so that processes that start together share what there is to lead. */
const breathMs = 20;

/** What this process leads now. */
export interface Leadership {
  leads(key: string): boolean;
  /** Gives everything back, once `stop` has ended. */
  release(): Promise<void>;
}

/** Takes whatever of the keys nobody leads, again and again till `stop`. */
export function startLeadership(
  { database, random }: Pick<ServerContext, 'database' | 'random'>,
  keys: readonly string[],
  stop: AbortSignal,
  onTaken: (lock: LeaderLock) => void = () => undefined,
): Leadership {
  const held = new Map<string, LeaderLock>();
  const take = async (key: string): Promise<boolean> => {
    const lock = await database.tryLeaderLock(key);
    if (!lock) return false;
    held.set(key, lock);
    void lock.lost.then(() => held.delete(key));
    onTaken(lock);
    return true;
  };
  const takeFree = async (): Promise<void> => {
    const order = keys.map((key) => ({ key, place: random.next() }));
    for (const { key } of order.toSorted((one, other) => one.place - other.place)) {
      if (held.has(key) || stop.aborted) continue;
      if (await take(key)) await pause(breathMs, stop);
    }
  };
  const lead = async (): Promise<void> => {
    while (!stop.aborted) {
      // Without the database nobody leads: it is asked again.
      await takeFree().catch(() => undefined);
      await pause(lookEveryMs, stop);
    }
  };
  const ended = lead();
  return {
    leads: (key) => held.has(key),
    async release() {
      await ended;
      await Promise.all([...held.values()].map((lock) => lock.release()));
    },
  };
}
