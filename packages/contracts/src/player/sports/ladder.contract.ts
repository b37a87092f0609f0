import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, siteFields } from '../../shared/fields.ts';

/** What is offered at one price, in the money of the exchange: `"124.50"`. */
const rung = z.object({ odds: z.string(), size: z.string() });

export const ladder = defineCall({
  method: 'POST',
  path: '/api/sports/ladder',
  access: 'public',
  summary: 'What an exchange offers and was matched at in a market; to look at, not to bet on.',
  request: z.object({ ...siteFields, market_id: id }),
  response: z.object({
    value: z.array(
      z.object({
        selection_id: z.string(),
        /** Offers to back it at, the highest odds first; empty where there are none. */
        back: z.array(rung),
        /** Offers to lay it at, the lowest odds first. */
        lay: z.array(rung),
        /** The odds matched last; null before the first. */
        last: z.nullable(z.string()),
        matched: z.string(),
        /** The odds matched over time, oldest first. */
        points: z.array(z.object({ at: z.string(), odds: z.string() })),
      }),
    ),
    matched: z.string(),
    /** How long the exchange holds a bet back while the event is in play; 0 before. */
    delay_seconds: z.int(),
  }),
  errors: ['marketNotFound'],
});
