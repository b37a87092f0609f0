import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { amountInput, meFields, requestIdField } from '../../shared/fields.ts';
import { lotteryGameCode, playsInput, subscriptionRecord } from '../../shared/lottery.ts';

const weekday = z.int().check(z.gte(0, 'belowMinimum'), z.lte(6, 'aboveMaximum'));

export const lotterySubscribe = defineCall({
  method: 'POST',
  path: '/api/lottery/subscribe',
  access: 'player',
  summary: 'Buys the same plays of every draw to come, each as a request of the player’s own.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    game: lotteryGameCode,
    plays: playsInput,
    /** So many draws; null: until it is ended. */
    draws: z.nullable(z.int().check(z.gte(1, 'belowMinimum'), z.lte(1_000, 'aboveMaximum'))),
    /** 0 Sunday … 6 Saturday, by the site's calendar; absent: every draw. */
    weekdays: z.optional(
      z.array(weekday).check(z.minLength(1, 'required'), z.maxLength(7, 'tooLong')),
    ),
    /** A draw that would cost more is skipped. */
    max_cost: z.optional(amountInput),
  }),
  response: z.object({ value: subscriptionRecord }),
  errors: [
    'gameNotFound',
    'gameUnavailable',
    'invalidParams',
    'requestIdReused',
    'selfExcluded',
    'tooManyBets',
    'accountPending',
  ],
});
