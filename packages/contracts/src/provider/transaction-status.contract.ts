import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { gameKey, opaqueId } from './provider-fields.ts';
import { studioTransaction } from './studio-feeds.contract.ts';

/**
 * For answers that were lost. `unknown` is final once two minutes have passed since the request: it
 * was not committed and will not be.
 */
export const transactionStatus = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/transaction-status',
  summary: 'What became of a transaction.',
  request: z.object({ provider: gameKey.provider, txId: opaqueId }),
  response: z.object({
    state: z.enum(['applied', 'rolledBack', 'tombstoned', 'unknown']),
    roundId: z.nullable(z.string()),
    kind: z.nullable(z.string()),
    amount: z.nullable(z.string()),
    at: z.nullable(z.string()),
  }),
  errors: [],
});

/** Asked of the studio when its books and the wallet's differ. */
export const studioTransactionStatus = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/transaction-status',
  summary: 'What the studio knows of a transaction.',
  request: z.object({ provider: gameKey.provider, txId: opaqueId }),
  response: z.object({
    /**
     * - `applied`: the wallet said that it happened
     * - `refused`: the wallet said that it did not
     * - `tombstoned`: it was taken back, whether it had happened or not
     * - `pending`: sent, and not answered yet; ask again later
     * - `unknown`: never sent, or kept no more
     */
    state: z.enum(['applied', 'refused', 'tombstoned', 'pending', 'unknown']),
    /** Null when it is unknown, or nothing but its id is. */
    transaction: z.nullable(studioTransaction),
  }),
  errors: [],
});
