import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { limitsView } from './limit-records.ts';

export const limitsDecline = defineCall({
  method: 'POST',
  path: '/api/limits/decline',
  access: 'player',
  summary:
    'Says on purpose that the player wants no limit on his deposits, where the place has him asked before his first one. It is kept.',
  request: z.object({ ...meFields }),
  response: limitsView,
  errors: ['limitNotDeclinable'],
});
