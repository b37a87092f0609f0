import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields } from '../../shared/fields.ts';
import { legInput } from '../../shared/slip.ts';

export const betEditQuote = defineCall({
  method: 'POST',
  path: '/api/sports/bet_edit_quote',
  access: 'player',
  summary: 'What a bet would become with other legs.',
  request: z.object({
    ...meFields,
    bet_id: id,
    legs: z.array(legInput).check(z.maxLength(30, 'tooLong')),
  }),
  response: z.object({
    offer: z.object({
      offer_id: z.string(),
      /** What the old bet is worth now: the stake of the new one, of each way even. */
      stake: z.string(),
      odds: z.string(),
      potential_payout: z.string(),
      /** Of a builder `selection_id` is its first pick's, and all of them are named. */
      legs: z.array(
        z.object({
          selection_id: z.string(),
          selection_ids: z.optional(z.array(z.string())),
          odds: z.string(),
        }),
      ),
      expires_at: z.string(),
      /** How long taking it waits, because a leg of the old bet or the new one is live. */
      delay_seconds: z.int(),
    }),
  }),
  errors: [
    'betNotFound',
    'betNotEditable',
    'cashOutUnavailable',
    'selectionNotFound',
    'marketSuspended',
    'marketClosed',
    'eventStarted',
    'relatedSelections',
    'notCombinable',
    'notEachWay',
    'impossibleCombination',
    'redundantPick',
    'stakeTooLow',
    'stakeTooHigh',
    'oddsTooHigh',
    'payoutTooHigh',
    'tooManyLegs',
    'limitReached',
  ],
});
