import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  nextCursor,
  pageFields,
  rangeInOrder,
  requiredText,
  siteFields,
} from '../../shared/fields.ts';
import { eventFilterFields } from '../../shared/event-filter-fields.ts';
import { boardSeq, eventWithMarkets } from '../../shared/records.ts';

export const eventList = defineCall({
  method: 'POST',
  path: '/api/sports/event_list',
  access: 'public',
  summary: 'Events with their main markets, live first, then by start.',
  request: z
    .object({
      ...siteFields,
      ...pageFields,
      ...eventFilterFields,
      account_id: z.optional(requiredText(64)),
      auth: z.optional(requiredText(128)),
      /** `popular`: those first that most bets of the site stand on. */
      order: z.optional(z.enum(['start', 'popular'])),
      /** Of the player's favourite teams and leagues alone; a guest has none and is refused. */
      favourites: z.optional(z.boolean()),
    })
    .check(rangeInOrder),
  response: z.object({ seq: boardSeq, value: z.array(eventWithMarkets), ...nextCursor }),
  errors: [],
});
