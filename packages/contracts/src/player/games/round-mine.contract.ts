import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, uuid } from '../../shared/fields.ts';
import { tableBet, tableFields } from '../../shared/play.ts';

export const roundMine = defineCall({
  method: 'POST',
  path: '/api/play/round_mine',
  access: 'player',
  summary: "The player's newest ticket of a round, so that a reload or a second device finds it.",
  request: z.object({
    ...meFields,
    ...tableFields,
    /** Absent: the round under way. */
    round_id: z.optional(uuid),
  }),
  /** Null: nothing is bet, or it was taken back. */
  response: z.object({ value: z.nullable(tableBet) }),
  errors: ['gameNotFound', 'tableNotFound'],
});
