import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { gameKey, opaqueId } from './provider-fields.ts';

/** For answers that were lost. `unknown` is final once two minutes have passed since the request: it was not committed and will not be. */
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
