import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { bingoPurchase } from '../../shared/bingo.ts';
import { meFields, nextCursor, pageFields } from '../../shared/fields.ts';

export const bingoPurchaseList = defineCall({
  method: 'POST',
  path: '/api/bingo/purchase_list',
  access: 'player',
  summary: 'The player’s purchases of cards, newest first, and what came back of each.',
  request: z.object({ ...meFields, ...pageFields }),
  response: z.object({ value: z.array(bingoPurchase), ...nextCursor }),
  errors: [],
});
