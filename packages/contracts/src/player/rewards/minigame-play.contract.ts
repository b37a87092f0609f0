import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, meFields, requestIdField } from '../../shared/fields.ts';
import { paramsInput } from '../../shared/play.ts';
import { miniRound } from '../../shared/rewards.ts';

export const minigamePlay = defineCall({
  method: 'POST',
  path: '/api/rewards/minigame_play',
  access: 'player',
  summary: 'Begins a round with tokens.',
  request: z.object({
    ...meFields,
    game: z.enum(['pick', 'scratch', 'match']),
    params: z.optional(paramsInput),
    ...requestIdField,
  }),
  response: z.object({ value: miniRound, ...balanceFields }),
  errors: [
    'gameUnavailable',
    'insufficientTokens',
    'handOpen',
    'invalidParams',
    'selfExcluded',
    'budgetSpent',
    'requestIdReused',
  ],
  movesMoney: true,
});
