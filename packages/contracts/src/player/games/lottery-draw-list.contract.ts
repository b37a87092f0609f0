import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { drawRecord, drawState, lotteryGameCode } from '../../shared/lottery.ts';

export const lotteryDrawList = defineCall({
  method: 'POST',
  path: '/api/lottery/draw_list',
  access: 'public',
  summary:
    'Draws of the site’s lotteries: those to come, the soonest first, then the last that were.',
  request: z.object({
    ...siteFields,
    game: z.optional(lotteryGameCode),
    state: z.optional(drawState),
  }),
  response: z.object({ value: z.array(drawRecord) }),
  errors: [],
});
