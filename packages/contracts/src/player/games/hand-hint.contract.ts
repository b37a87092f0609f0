import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, uuid } from '../../shared/fields.ts';

const option = {
  action: z.string(),
  params: z.record(z.string(), z.unknown()),
  /**
   * What the whole hand gains by it on average, in base stakes, side bets aside; null where a table
   * advises.
   */
  ev: z.nullable(z.string()),
};

export const handHint = defineCall({
  method: 'POST',
  path: '/api/play/hand_hint',
  access: 'player',
  summary: 'The best play of an open hand, where the site gives advice.',
  request: z.object({ ...meFields, round_id: uuid }),
  response: z.object({
    value: z.object({
      ...option,
      /** Every play that was compared, the best first. */
      options: z.array(z.object(option)),
      /**
       * The row of the table that says so: blackjack's `{hand, value, against}`; null where the
       * play was worked out.
       */
      row: z.nullable(z.record(z.string(), z.unknown())),
    }),
  }),
  errors: ['roundNotFound', 'handFinished', 'gameUnavailable'],
});
