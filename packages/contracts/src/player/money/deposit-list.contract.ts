import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields } from '../../shared/fields.ts';
import { deposit, depositState } from '../../shared/records.ts';

export const depositList = defineCall({
  method: 'POST',
  path: '/api/wallet/deposit_list',
  access: 'player',
  summary: 'Deposits of the player, newest first.',
  request: z.object({ ...meFields, ...pageFields, status: z.optional(depositState) }),
  response: z.object({ value: z.array(deposit), ...nextCursor }),
  errors: [],
});
