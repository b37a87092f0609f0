import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { drawId } from '../../shared/lottery.ts';

export const lotteryTicketsFile = defineCall({
  method: 'POST',
  path: '/api/lottery/tickets_file',
  access: 'public',
  summary:
    'All tickets of a settled draw as text: `draw_id|count|sales|root`, then one leaf text a line in the order of sale.',
  request: z.object({ ...siteFields, draw_id: drawId }),
  response: z.object({}),
  answersWith: 'text/plain',
  errors: ['drawNotFound'],
});
