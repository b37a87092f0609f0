import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing } from '../../shared/fields.ts';

export const stepUpCode = defineCall({
  method: 'POST',
  path: '/api/security/step_up_code',
  access: 'player',
  summary: 'Sends the player a code for the second step before something that matters.',
  request: z.object({ ...meFields }),
  response: nothing,
  errors: [],
});
