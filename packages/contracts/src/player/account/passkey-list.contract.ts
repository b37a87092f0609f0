import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields } from '../../shared/fields.ts';
import { passkeyRecord } from '../../shared/second-step.ts';

export const passkeyList = defineCall({
  method: 'POST',
  path: '/api/security/passkey_list',
  access: 'player',
  summary: 'The passkeys of the player, the newest first.',
  request: z.object({ ...meFields, ...pageFields }),
  response: z.object({ value: z.array(passkeyRecord), ...nextCursor }),
  errors: [],
});
