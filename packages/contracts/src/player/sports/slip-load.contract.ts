import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields, text } from '../../shared/fields.ts';
import { sharedLeg } from '../../shared/slip.ts';

export const slipLoad = defineCall({
  method: 'POST',
  path: '/api/sports/slip_load',
  access: 'public',
  summary: 'The selections behind a code, at present odds.',
  request: z.object({ ...siteFields, code: text(32) }),
  response: z.object({ legs: z.array(sharedLeg) }),
  errors: ['codeNotFound'],
});
