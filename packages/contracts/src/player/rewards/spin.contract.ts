import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, meFields, requestIdField } from '../../shared/fields.ts';
import { spinRecord } from '../../shared/rewards.ts';

export const spin = defineCall({
  method: 'POST',
  path: '/api/rewards/spin',
  access: 'player',
  summary: 'Spins the wheel, once a day of the site.',
  request: z.object({ ...meFields, ...requestIdField }),
  response: z.object({ value: spinRecord, ...balanceFields }),
  errors: [
    'gameUnavailable',
    'alreadySpun',
    'notEligible',
    'budgetSpent',
    'selfExcluded',
    'requestIdReused',
  ],
  movesMoney: true,
});
