import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { eventFilterFields } from '../../shared/event-filter-fields.ts';
import { id, rangeInOrder, siteFields } from '../../shared/fields.ts';
import { boardSeq, eventWithMarkets } from '../../shared/records.ts';

export const eventChanges = defineCall({
  method: 'POST',
  path: '/api/sports/event_changes',
  access: 'public',
  summary: 'What changed in a list of matches since a number that the list was answered with.',
  request: z
    .object({
      ...siteFields,
      ...eventFilterFields,
      since: z.int().check(z.gte(0, 'belowMinimum')),
      /** These matches, in place of a filter. */
      ids: z.optional(z.array(id).check(z.maxLength(100, 'tooLong'))),
    })
    .check(rangeInOrder),
  response: z.object({
    seq: boardSeq,
    /** True where so much is not kept any more: the list has to be asked for anew. */
    is_reset: z.boolean(),
    changed: z.array(eventWithMarkets),
    /** Ids of matches that are not in the list any more. */
    removed: z.array(z.string()),
  }),
  errors: [],
});
