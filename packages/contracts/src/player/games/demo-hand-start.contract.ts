import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields, uuid } from '../../shared/fields.ts';
import {
  gameFields,
  paramsInput,
  playedRound,
  stakeErrors,
  stakeInput,
} from '../../shared/play.ts';

export const demoHandStart = defineCall({
  method: 'POST',
  path: '/api/play/demo_hand_start',
  access: 'public',
  summary: 'Begins a hand with play money.',
  request: z.object({
    ...siteFields,
    ...gameFields,
    demo_id: uuid,
    stake: stakeInput,
    params: z.optional(paramsInput),
  }),
  response: z.object({ value: playedRound, demo_balance: z.string() }),
  errors: [...stakeErrors, 'handOpen', 'demoNotFound'],
});
