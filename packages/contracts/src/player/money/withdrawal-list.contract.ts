import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields } from '../../shared/fields.ts';
import { withdrawal } from '../../shared/records.ts';

export const withdrawalList = defineCall({
  method: 'POST',
  path: '/api/wallet/withdrawal_list',
  access: 'player',
  summary: 'Withdrawals of the player, newest first.',
  request: z.object({ ...meFields, ...pageFields }),
  response: z.object({ value: z.array(withdrawal), ...nextCursor }),
  errors: [],
});
