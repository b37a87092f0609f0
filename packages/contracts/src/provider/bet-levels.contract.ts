import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { amount, currencyCode, gameKey } from './provider-fields.ts';

/**
 * The stakes that a game lets choose in a currency. Between `stakes` of the catalogue any of them
 * may come; an empty list: any sum may.
 */
export const studioBetLevels = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/bet-levels',
  summary: 'The stakes of a game in a currency, and the one it opens with.',
  request: z.object({ ...gameKey, currency: currencyCode }),
  response: z.object({
    /** Rising. Null: the studio does not serve this game in this currency. */
    levels: z.nullable(z.array(amount).check(z.maxLength(500, 'tooMany'))),
    /** One of them. */
    default: z.nullable(amount),
  }),
  errors: [],
});
