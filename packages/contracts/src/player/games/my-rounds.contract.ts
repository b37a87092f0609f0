import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields, text } from '../../shared/fields.ts';
import { roundRecord } from '../../shared/play.ts';

export const myRounds = defineCall({
  method: 'POST',
  path: '/api/play/my_rounds',
  access: 'player',
  summary: 'Rounds of the player, newest first.',
  request: z.object({
    ...meFields,
    ...pageFields,
    provider_code: z.optional(text(64)),
    game_code: z.optional(text(128)),
  }),
  response: z.object({ value: z.array(roundRecord), ...nextCursor }),
  errors: [],
});
