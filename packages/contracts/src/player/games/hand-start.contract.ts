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

export const handStart = defineCall({
  method: 'POST',
  path: '/api/play/hand_start',
  access: 'player',
  summary: 'Begins a hand of a game that is played in several actions.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    ...gameFields,
    stake: stakeInput,
    params: z.optional(paramsInput),
  }),
  response: z.object({ value: roundRecord, ...balanceFields }),
  errors: [...stakeErrors, 'handOpen'],
  movesMoney: true,
});
