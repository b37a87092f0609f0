import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields, uuid } from '../../shared/fields.ts';
import {
  gameFields,
  paramsInput,
  roundRecord,
  stakeErrors,
  stakeInput,
} from '../../shared/play.ts';

export const demoBet = defineCall({
  method: 'POST',
  path: '/api/play/demo_bet',
  access: 'public',
  summary: 'One round of an instant game with play money.',
  request: z.object({
    ...siteFields,
    ...gameFields,
    demo_id: uuid,
    stake: stakeInput,
    params: z.optional(paramsInput),
  }),
  response: z.object({ value: roundRecord, demo_balance: z.string() }),
  errors: [...stakeErrors, 'demoNotFound'],
});
