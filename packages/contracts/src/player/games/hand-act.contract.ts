import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  balanceFields,
  meFields,
  requestIdField,
  requiredText,
  uuid,
} from '../../shared/fields.ts';
import { paramsInput, roundRecord } from '../../shared/play.ts';

export const handAct = defineCall({
  method: 'POST',
  path: '/api/play/hand_act',
  access: 'player',
  summary: 'Plays one action of an open hand.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    round_id: uuid,
    action: requiredText(40),
    params: z.optional(paramsInput),
  }),
  response: z.object({ value: roundRecord, ...balanceFields }),
  errors: [
    'roundNotFound',
    'handFinished',
    'invalidParams',
    'requestIdReused',
    // Of an action that takes more.
    'insufficientFunds',
    'limitReached',
    'selfExcluded',
    'gameUnavailable',
  ],
  movesMoney: true,
});
