import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, meFields, requestIdField } from '../../shared/fields.ts';
import {
  gameFields,
  paramsInput,
  roundRecord,
  stakeErrors,
  stakeInput,
} from '../../shared/play.ts';

export const bet = defineCall({
  method: 'POST',
  path: '/api/play/bet',
  access: 'player',
  summary: 'Plays one round of an instant game.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    ...gameFields,
    stake: stakeInput,
    params: z.optional(paramsInput),
  }),
  response: z.object({ value: roundRecord, ...balanceFields }),
  errors: [...stakeErrors],
  movesMoney: true,
});
