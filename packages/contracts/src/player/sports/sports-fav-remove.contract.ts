import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields, nothing } from '../../shared/fields.ts';

export const sportsFavRemove = defineCall({
  method: 'POST',
  path: '/api/sports/fav_remove',
  access: 'player',
  summary: 'Removes a favourite team or league; repeating changes nothing.',
  request: z.object({ ...meFields, kind: z.enum(['team', 'league']), id }),
  response: nothing,
  errors: ['favouriteNotFound'],
});
