import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { amountInput, meFields } from '../../shared/fields.ts';
import { limitKind, limitPeriod, limitsView } from './limit-records.ts';

export const limitsSet = defineCall({
  method: 'POST',
  path: '/api/limits/set',
  access: 'player',
  summary:
    'Asks for a limit: a stricter one holds at once, a looser one waits and is then to be confirmed.',
  request: z.object({
    ...meFields,
    kind: limitKind,
    period: limitPeriod,
    amount: z
      .nullable(amountInput)
      .check(z.describe('Major units; whole minutes for `session`. Null removes the limit.')),
  }),
  response: limitsView,
  errors: [],
});
