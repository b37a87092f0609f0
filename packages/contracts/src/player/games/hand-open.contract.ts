import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, text } from '../../shared/fields.ts';
import { roundRecord } from '../../shared/play.ts';

export const handOpen = defineCall({
  method: 'POST',
  path: '/api/play/hand_open',
  access: 'player',
  summary: 'Open hands of the player, of one game or all.',
  request: z.object({
    ...meFields,
    provider_code: z.optional(text(64)),
    game_code: z.optional(text(128)),
  }),
  response: z.object({ value: z.array(roundRecord) }),
  errors: [],
});
