import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  balanceFields,
  meFields,
  requestIdField,
  requiredText,
  uuid,
} from '../../shared/fields.ts';
import { paramsInput } from '../../shared/play.ts';
import { miniRound } from '../../shared/rewards.ts';

export const minigameAct = defineCall({
  method: 'POST',
  path: '/api/rewards/minigame_act',
  access: 'player',
  summary: 'Plays on an open round with tokens.',
  request: z.object({
    ...meFields,
    round_id: uuid,
    action: requiredText(32),
    params: z.optional(paramsInput),
    ...requestIdField,
  }),
  response: z.object({ value: miniRound, ...balanceFields }),
  errors: [
    'gameUnavailable',
    'roundNotFound',
    'handFinished',
    'invalidParams',
    'selfExcluded',
    'requestIdReused',
  ],
  movesMoney: true,
});
