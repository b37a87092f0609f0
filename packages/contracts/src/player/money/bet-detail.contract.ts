import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, requiredText } from '../../shared/fields.ts';
import { betRecord } from '../../shared/records.ts';

export const betDetail = defineCall({
  method: 'POST',
  path: '/api/history/bet_detail',
  access: 'player',
  summary: 'Everything about one bet, with every settlement and the movements of money.',
  request: z.object({ ...meFields, bet_id: requiredText(200) }),
  response: z.object({
    bet: betRecord,
    /** Of a sports bet; none of a round. */
    settlements: z.array(
      z.object({
        revision: z.int(),
        /** As of a bet; `reopened` where a corrected result lets one of several legs wait again. */
        result: z.string(),
        payout: z.string(),
        home_score: z.nullable(z.int()),
        away_score: z.nullable(z.int()),
        settled_at: z.string(),
      }),
    ),
    /**
     * Of a sports bet, line by line: why each settled leg counts as it does, then how the payout
     * comes about.
     */
    explanation: z.optional(
      z.array(
        z.object({
          /** Null where it is about the whole bet. */
          leg_no: z.nullable(z.int()),
          rule: z.string(),
          /** Of the messages of the page. */
          text_key: z.string(),
          params: z.record(z.string(), z.string()),
        }),
      ),
    ),
    movements: z.array(
      z.object({
        journal_id: z.string(),
        kind: z.string(),
        amount: z.string(),
        balance_after: z.string(),
        created_at: z.string(),
      }),
    ),
  }),
  errors: ['betNotFound'],
});
