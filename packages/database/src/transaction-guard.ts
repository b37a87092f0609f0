import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  open: boolean;
}

/**
 * Catches the use of the outer `db` inside a transaction. On one connection that waits for itself
 * for ever, on a pool it works until the pool is empty; so it is refused on both engines, at once.
 */
export interface TransactionGuard {
  run<T>(work: () => Promise<T>): Promise<T>;
  assertOutside(): void;
}

export function createTransactionGuard(): TransactionGuard {
  const scopes = new AsyncLocalStorage<Scope>();
  return {
    async run(work) {
      const scope: Scope = { open: true };
      return scopes.run(scope, async () => {
        try {
          return await work();
        } finally {
          scope.open = false;
        }
      });
    },
    assertOutside() {
      if (scopes.getStore()?.open) {
        throw new Error(
          'the outer db was used inside a transaction: pass the transaction on as the executor',
        );
      }
    },
  };
}
