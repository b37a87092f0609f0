import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { limitKind, limitPeriod, limitsView } from './limit-records.ts';

export const limitsConfirm = defineCall({
  method: 'POST',
  path: '/api/limits/confirm',
  access: 'player',
  summary: 'Confirms a raised or removed limit whose waiting time is over.',
  request: z.object({ ...meFields, kind: limitKind, period: limitPeriod }),
  response: limitsView,
  errors: ['limitNotPending', 'limitTooEarly'],
});
