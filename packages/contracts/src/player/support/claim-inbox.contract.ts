import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, id, meFields, requestIdField } from '../../shared/fields.ts';

export const claimInbox = defineCall({
  method: 'POST',
  path: '/api/settings/claim_inbox',
  access: 'player',
  summary: 'Claims the reward of a message, once.',
  request: z.object({ ...meFields, inbox_id: id, ...requestIdField }),
  response: z.object({ ...balanceFields }),
  errors: [
    ...(['inboxNotFound', 'alreadyClaimed', 'nothingToClaim', 'requestIdReused'] as const),
    ...(['selfExcluded', 'budgetSpent'] as const),
  ],
  movesMoney: true,
});
