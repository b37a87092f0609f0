import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields } from '../../shared/fields.ts';

export const betShare = defineCall({
  method: 'POST',
  path: '/api/sports/bet_share',
  access: 'player',
  summary: 'A picture of a bet and the way to its picks, for anybody: who bet is never told.',
  request: z.object({
    ...meFields,
    bet_id: id,
    /** Whether stake and payout stand on it; without it they do not. */
    has_stake: z.optional(z.boolean()),
  }),
  response: z.object({
    /** Brings the picks that can still be taken to a slip; without any, to their event. */
    url: z.string(),
    picture_url: z.string(),
    /** What stands on the picture, line by line. */
    words: z.array(z.string()),
    /** Until then the picture is there, and the picks are. */
    expires_at: z.string(),
  }),
  errors: ['betNotFound'],
});
