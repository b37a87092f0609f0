import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing } from '../../shared/fields.ts';

export const betsSeen = defineCall({
  method: 'POST',
  path: '/api/sports/bets_seen',
  access: 'player',
  summary: 'The player has seen what was settled.',
  request: z.object(meFields),
  response: nothing,
  errors: [],
});
