import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, id, meFields, requestIdField, requiredText } from '../../shared/fields.ts';
import { prize } from '../../shared/rewards.ts';

export const missionClaim = defineCall({
  method: 'POST',
  path: '/api/rewards/mission_claim',
  access: 'player',
  summary: 'Takes the prize of a mission that is done, once a period.',
  request: z.object({
    ...meFields,
    mission_code: id,
    period_key: requiredText(40),
    ...requestIdField,
  }),
  response: z.object({ value: z.object({ claim_id: z.string(), prize }), ...balanceFields }),
  errors: [
    'missionNotFound',
    'missionNotDone',
    'alreadyClaimed',
    'missionOver',
    'budgetSpent',
    'selfExcluded',
    'requestIdReused',
  ],
  movesMoney: true,
});
