import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, siteFields } from '../../shared/fields.ts';
import { boardSeq, wholeEvent } from '../../shared/records.ts';

export const eventDetail = defineCall({
  method: 'POST',
  path: '/api/sports/event_detail',
  access: 'public',
  summary: 'One event with all its markets, also when it is over.',
  request: z.object({
    ...siteFields,
    event_id: id,
    /** What is told besides. */
    include: z.optional(
      z
        .array(z.enum(['timeline', 'facts', 'ladder', 'ladder_markets']))
        .check(z.maxLength(4, 'tooLong')),
    ),
  }),
  response: z.object({ seq: boardSeq, event: wholeEvent }),
  errors: ['eventNotFound'],
});
