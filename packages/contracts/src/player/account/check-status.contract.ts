import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

export const checkStatus = defineCall({
  method: 'POST',
  path: '/api/settings/check_status',
  access: 'player',
  summary: 'Status of the account and unread messages.',
  request: z.object({ ...meFields }),
  response: z.object({
    status: z.string(),
    unread: z.int(),
    /**
     * Legal texts that wait to be accepted, `<document>:<version>`; until then nothing is
     * deposited.
     */
    consent_required: z.array(z.string()),
  }),
  errors: [],
});
