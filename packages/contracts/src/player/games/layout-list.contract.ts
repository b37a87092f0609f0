import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, requiredText } from '../../shared/fields.ts';
import { betLayout } from '../../shared/play.ts';

export const layoutList = defineCall({
  method: 'POST',
  path: '/api/play/layout_list',
  access: 'player',
  summary: "The player's favourite bets at a game, by name.",
  request: z.object({
    ...meFields,
    /** Absent: at every game. */
    provider_code: z.optional(requiredText(64)),
    game_code: z.optional(requiredText(128)),
  }),
  response: z.object({ value: z.array(betLayout) }),
  errors: [],
});
