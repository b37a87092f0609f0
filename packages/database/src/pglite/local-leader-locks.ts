import type { LeaderLock } from '../database.ts';

/** Leadership inside the one process that may hold an embedded database. */
export class LocalLeaderLocks {
  readonly #held = new Map<string, LeaderLock>();

  tryTake(name: string): LeaderLock | null {
    if (this.#held.has(name)) return null;
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    const release = async (): Promise<void> => {
      if (this.#held.get(name) === lock) this.#held.delete(name);
      resolve();
    };
    const lock: LeaderLock = { name, lost, release };
    this.#held.set(name, lock);
    return lock;
  }

  async releaseAll(): Promise<void> {
    await Promise.all([...this.#held.values()].map((lock) => lock.release()));
  }
}
