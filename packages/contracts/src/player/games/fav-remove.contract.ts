import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing, requiredText } from '../../shared/fields.ts';

export const favRemove = defineCall({
  method: 'POST',
  path: '/api/home/fav_remove',
  access: 'player',
  summary: 'Removes a favourite; repeating changes nothing.',
  request: z.object({ ...meFields, provider_code: requiredText(64), game_code: requiredText(64) }),
  response: nothing,
  errors: [],
});
