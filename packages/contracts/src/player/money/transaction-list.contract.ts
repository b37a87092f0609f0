import { transactionKinds } from '@pavilion/domain/history';
import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  meFields,
  nextCursor,
  pageFields,
  rangeFields,
  rangeInOrder,
} from '../../shared/fields.ts';

/** Only movements of these kinds; of all when none is named. */
export const kindsField = {
  kinds: z.optional(
    z.array(z.enum(transactionKinds)).check(z.maxLength(transactionKinds.length, 'tooLong')),
  ),
};

export const transactionList = defineCall({
  method: 'POST',
  path: '/api/history/transaction_list',
  access: 'player',
  summary:
    'Movements of the player’s money, newest first; in one pocket each balance is the one before plus the amount.',
  request: z
    .object({
      ...meFields,
      ...pageFields,
      ...rangeFields,
      ...kindsField,
    })
    .check(rangeInOrder),
  response: z.object({
    value: z.array(
      z.object({
        transaction_id: z.string(),
        kind: z.enum(transactionKinds),
        /** Signed: what left the pocket is negative. */
        amount: z.string(),
        currency: z.string(),
        pocket: z.enum(['cash', 'bonus', 'token', 'minigame']),
        balance_after: z.string(),
        reference: z.nullable(
          z.object({
            type: z.enum([
              'deposit',
              'withdrawal',
              'bet',
              'round',
              'inbox',
              'jackpot',
              'bonus',
              'mission',
              'race',
              'spin',
              'minigame',
              'referral',
              'reward',
            ]),
            id: z.string(),
            /** Whose round it is; of rounds. */
            provider_code: z.optional(z.string()),
          }),
        ),
        created_at: z.string(),
      }),
    ),
    ...nextCursor,
  }),
  errors: [],
});
