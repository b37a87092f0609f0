import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { tableFields } from '../../shared/play.ts';

export const tableStats = defineCall({
  method: 'POST',
  path: '/api/play/table_stats',
  access: 'public',
  summary: 'What the last rounds of a table came to, counted.',
  request: z.object({
    ...siteFields,
    ...tableFields,
    /** How many of the last rounds to count. */
    rounds: z.int().check(z.gte(1, 'belowMinimum'), z.lte(1000, 'aboveMaximum')),
  }),
  response: z.object({
    /** How many were counted: a young table has fewer, and rounds that were called off are none. */
    rounds: z.int(),
    /** Numbers of roulette, totals of dice, winners; what never came is not named. */
    counts: z.record(z.string(), z.int()),
  }),
  errors: ['gameNotFound', 'tableNotFound'],
});
