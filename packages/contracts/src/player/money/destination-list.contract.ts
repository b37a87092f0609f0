import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields } from '../../shared/fields.ts';
import { payoutDestination } from '../../shared/records.ts';

export const destinationList = defineCall({
  method: 'POST',
  path: '/api/wallet/destination_list',
  access: 'player',
  summary: 'Where the player can be paid to, newest first.',
  request: z.object({ ...meFields, ...pageFields }),
  response: z.object({ value: z.array(payoutDestination), ...nextCursor }),
  errors: [],
});
