import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields, requiredText } from '../../shared/fields.ts';
import { passkeyRecord } from '../../shared/second-step.ts';

export const passkeyRename = defineCall({
  method: 'POST',
  path: '/api/security/passkey_rename',
  access: 'player',
  summary: 'Names a passkey, for its owner to know it by.',
  request: z.object({ ...meFields, passkey_id: id, name: requiredText(60) }),
  response: z.object({ value: passkeyRecord }),
  errors: ['passkeyNotFound'],
});
