import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { rangeFields, rangeInOrder, siteFields, timeZoneField } from '../../shared/fields.ts';

export const sportList = defineCall({
  method: 'POST',
  path: '/api/sports/sport_list',
  access: 'public',
  summary:
    'Sports that have events, with counts, and how many begin soon and on each of the next seven days.',
  request: z.object({ ...siteFields, ...rangeFields, ...timeZoneField }).check(rangeInOrder),
  response: z.object({
    value: z.array(
      z.object({
        sport: z.string(),
        live_count: z.int(),
        upcoming_count: z.int(),
        outright_count: z.int(),
        /** When the first of those that have not begun begins; null when none is to come. */
        next_start: z.nullable(z.string()),
        /** Kinds of markets that a list shows. */
        columns: z.array(z.string()),
      }),
    ),
    /** Events that begin within two hours. */
    soon_count: z.int(),
    /**
     * Today and the six days after it, by the calendar of `time_zone`; of events that have not
     * begun.
     */
    days: z.array(z.object({ date: z.string(), count: z.int() })),
  }),
  errors: [],
});
