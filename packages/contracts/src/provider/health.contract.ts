import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';

/** Of the contract, as its paths say it; it changes when something is taken away from it. */
export const providerApiVersion = '1';

/**
 * Whether the wallet is there, and its clock: a studio asks before it opens games again. Moves
 * nothing.
 */
export const walletHealth = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/health',
  summary: 'Version of the contract and time of the wallet.',
  request: z.object({}),
  response: z.object({ version: z.string(), time: z.string() }),
  errors: [],
});
