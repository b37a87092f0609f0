import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { holderFields, legalActions } from './poker-records.ts';

export const pokerSeatsMine = defineCall({
  method: 'POST',
  path: '/api/poker/seats_mine',
  access: 'public',
  summary: 'Tables at which one sits or waits, so that a reload or a second device finds them.',
  request: z.object({ ...holderFields }),
  response: z.object({
    value: z.array(
      z.object({
        table_id: z.string(),
        name: z.string(),
        state_no: z.int(),
        /** Null: waits for one. */
        seat: z.nullable(z.int()),
        /** A seat is kept so long. */
        offered_until: z.nullable(z.string()),
        /**
         * This page acts for the seat; else another device does, until `sit_in` with `takeover`
         * moves it.
         */
        is_here: z.boolean(),
        /** Bought during a hand: joins the chips after it. */
        pending: z.string(),
        bank_ms: z.int(),
        is_leaving: z.boolean(),
        owes_small: z.boolean(),
        owes_big: z.boolean(),
        /** The hand whose cut awaits this seat's seed. */
        seed_awaited: z.nullable(z.int()),
        /** Null: it is not this seat's turn. */
        legal: z.nullable(legalActions),
      }),
    ),
  }),
  errors: ['sessionExpired', 'permissionDenied', 'demoNotFound'],
});
