import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, requiredText, siteFields } from '../../shared/fields.ts';
import { slipBetQuestion, slipBetQuote } from '../../shared/slip.ts';

export const slipQuote = defineCall({
  method: 'POST',
  path: '/api/sports/slip_quote',
  access: 'public',
  summary:
    'Current price and the stake that will really be accepted, per selection and per bet; for a guest the price alone.',
  request: z.object({
    ...siteFields,
    account_id: z.optional(requiredText(64)),
    auth: z.optional(requiredText(128)),
    selections: z.optional(
      z.array(z.object({ selection_id: id })).check(z.maxLength(20, 'tooLong')),
    ),
    bets: z.optional(z.array(slipBetQuestion).check(z.maxLength(20, 'tooLong'))),
  }),
  response: z.object({
    value: z.array(
      z.object({
        selection_id: z.string(),
        odds: z.nullable(z.string()),
        min_stake: z.string(),
        max_stake: z.string(),
        /** Why no stake is accepted now, else null. */
        refusal: z.nullable(z.string()),
      }),
    ),
    /** In the order asked. */
    bets: z.optional(z.array(slipBetQuote)),
  }),
  errors: [],
});
