import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, meFields, requestIdField, requiredText } from '../../shared/fields.ts';
import { bonus, prize } from '../../shared/rewards.ts';

export const bonusCode = defineCall({
  method: 'POST',
  path: '/api/rewards/bonus_code',
  access: 'player',
  summary: 'Takes what a code gives, once. Unknown, used up and over have one answer.',
  request: z.object({ ...meFields, code: requiredText(40), ...requestIdField }),
  response: z.object({
    value: z.object({ kind: z.string(), bonus: z.nullable(bonus), prize: z.nullable(prize) }),
    ...balanceFields,
  }),
  errors: [
    'codeNotValid',
    'alreadyClaimed',
    'notEligible',
    'bonusStacking',
    'budgetSpent',
    'selfExcluded',
    'requestIdReused',
  ],
  movesMoney: true,
});
