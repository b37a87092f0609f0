import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, meFields } from '../../shared/fields.ts';

export const getBalance = defineCall({
  method: 'POST',
  path: '/api/auth/get_balance',
  access: 'player',
  summary: 'Playable balance and game tokens.',
  request: z.object({ ...meFields }),
  response: z.object({ ...balanceFields }),
  errors: [],
});
