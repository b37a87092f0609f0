import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requestIdField } from '../../shared/fields.ts';
import {
  buyInErrors,
  fisherBalances,
  fisherErrors,
  holderFields,
  meterInput,
  sessionField,
} from './fishing-records.ts';

export const fishingTopUp = defineCall({
  method: 'POST',
  path: '/api/fishing/top_up',
  access: 'public',
  summary: 'Puts more on the meter.',
  request: z.object({ ...holderFields, ...sessionField, ...requestIdField, amount: meterInput }),
  response: z.object({ meter: z.string(), ...fisherBalances }),
  errors: [...fisherErrors, ...buyInErrors, 'sessionNotFound'],
  movesMoney: true,
});
