import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing, requiredText, text } from '../../shared/fields.ts';

export const favAdd = defineCall({
  method: 'POST',
  path: '/api/home/fav_add',
  access: 'player',
  summary: 'Adds a favourite; repeating changes nothing.',
  request: z.object({
    ...meFields,
    provider_code: requiredText(64),
    game_code: requiredText(64),
    game_name: z.optional(text(200)),
    game_type: z.optional(text(64)),
    img_url: z.optional(text(1000)),
  }),
  response: nothing,
  errors: ['gameNotFound'],
});
