import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, requiredText } from '../../shared/fields.ts';

export const roundView = defineCall({
  method: 'POST',
  path: '/api/history/round_view',
  access: 'player',
  summary: 'Where the studio of a finished round of the player shows it as it was.',
  request: z.object({ ...meFields, bet_id: requiredText(200) }),
  response: z.object({
    /** Of the origin that `/frame/game?provider=` frames for this provider. */
    url: z.string(),
    valid_until: z.string(),
    /**
     * Shows the round to anybody, without a session and without a name; null: the studio has none.
     */
    replay_url: z.nullable(z.string()),
  }),
  errors: ['betNotFound', 'roundNotShown'],
});
