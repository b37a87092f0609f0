import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields } from '../../shared/fields.ts';
import { prize } from '../../shared/rewards.ts';

export const raceMine = defineCall({
  method: 'POST',
  path: '/api/rewards/race_mine',
  access: 'player',
  summary: 'The player’s own place in a race and those around it.',
  request: z.object({ ...meFields, race_code: id }),
  response: z.object({
    /** Null: not ranked. */
    value: z.nullable(
      z.object({
        place: z.int(),
        score: z.string(),
        prize: z.nullable(prize),
        to_next: z.nullable(z.object({ place: z.int(), score: z.string() })),
        around: z.array(
          z.object({ place: z.int(), name: z.string(), score: z.string(), is_me: z.boolean() }),
        ),
      }),
    ),
    counted_at: z.string(),
  }),
  errors: ['raceNotFound'],
});
