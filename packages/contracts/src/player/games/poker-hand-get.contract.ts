import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { uuid } from '../../shared/fields.ts';
import { handHistory, holderFields } from './poker-records.ts';

export const pokerHandGet = defineCall({
  method: 'POST',
  path: '/api/poker/hand_get',
  access: 'public',
  summary:
    'A hand as it was, with what proves its cards; own cards to their owner only, others’ where they were shown.',
  request: z.object({ ...holderFields, hand_id: uuid }),
  response: z.object({ value: handHistory }),
  errors: ['sessionExpired', 'permissionDenied', 'demoNotFound', 'handNotFound'],
});
