/**
 * Hands the one connection of the embedded engine to one user at a time, first come first served.
 */
export class ConnectionQueue {
  #tail: Promise<void> = Promise.resolve();

  /** Waits for the turn; gives the function that ends it. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const previous = this.#tail;
    this.#tail = promise;
    await previous;
    return resolve;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }
}
