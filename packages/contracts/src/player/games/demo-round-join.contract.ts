import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields, uuid } from '../../shared/fields.ts';
import { linesInput, stakeErrors, tableBet, tableFields } from '../../shared/play.ts';

export const demoRoundJoin = defineCall({
  method: 'POST',
  path: '/api/play/demo_round_join',
  access: 'public',
  summary: 'Bets play money on a round of a table, or changes what was bet.',
  request: z.object({
    ...siteFields,
    ...tableFields,
    demo_id: uuid,
    round_id: uuid,
    bets: linesInput,
    replace: z.optional(z.boolean()),
  }),
  response: z.object({ value: tableBet, demo_balance: z.string() }),
  errors: [
    ...stakeErrors,
    'demoNotFound',
    'roundNotFound',
    'roundClosed',
    'tooManyBets',
    'tableNotFound',
    'ticketNotFound',
  ],
});
