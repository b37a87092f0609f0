import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

export const nameShown = defineCall({
  method: 'POST',
  path: '/api/rewards/name_shown',
  access: 'player',
  summary: 'How the player stands in races: masked, or not by name.',
  request: z.object({ ...meFields, shown: z.optional(z.enum(['masked', 'hidden'])) }),
  response: z.object({ shown: z.enum(['masked', 'hidden']) }),
  errors: [],
});
