import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields, uuid } from '../../shared/fields.ts';
import { paramsInput, playedRound } from '../../shared/play.ts';

export const demoHandAct = defineCall({
  method: 'POST',
  path: '/api/play/demo_hand_act',
  access: 'public',
  summary: 'Plays one action of an open hand with play money.',
  request: z.object({
    ...siteFields,
    demo_id: uuid,
    round_id: uuid,
    action: requiredText(40),
    params: z.optional(paramsInput),
  }),
  response: z.object({ value: playedRound, demo_balance: z.string() }),
  errors: ['roundNotFound', 'handFinished', 'invalidParams', 'demoNotFound'],
});
