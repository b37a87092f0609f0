import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  nextCursor,
  pageFields,
  rangeFields,
  rangeInOrder,
  siteFields,
  text,
} from '../../shared/fields.ts';
import { eventWithMarkets } from '../../shared/records.ts';

export const eventList = defineCall({
  method: 'POST',
  path: '/api/sports/event_list',
  access: 'public',
  summary: 'Events with their main markets, live first, then by start.',
  request: z
    .object({
      ...siteFields,
      ...pageFields,
      ...rangeFields,
      sport: z.optional(text(32)),
      league_id: z.optional(text(64)),
      state: z.optional(z.enum(['live', 'upcoming', 'finished'])),
    })
    .check(rangeInOrder),
  response: z.object({ value: z.array(eventWithMarkets), ...nextCursor }),
  errors: [],
});
