import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { rangeFields, rangeInOrder, siteFields, text } from '../../shared/fields.ts';

export const leagueList = defineCall({
  method: 'POST',
  path: '/api/sports/league_list',
  access: 'public',
  summary:
    'Sports and leagues that have events, with counts; of those events alone that a filter lets through.',
  request: z
    .object({
      ...siteFields,
      ...rangeFields,
      sport: z.optional(text(32)),
      state: z.optional(z.enum(['live', 'upcoming'])),
    })
    .check(rangeInOrder),
  response: z.object({
    value: z.array(
      z.object({
        sport: z.string(),
        live_count: z.int(),
        upcoming_count: z.int(),
        leagues: z.array(
          z.object({
            league_id: z.string(),
            league_name: z.string(),
            /** Local names by locale code. */
            league_names: z.record(z.string(), z.string()),
            country: z.string(),
            live_count: z.int(),
            upcoming_count: z.int(),
            outright_count: z.int(),
            /** When the first of those that have not begun begins; null when none is to come. */
            next_start: z.nullable(z.string()),
            /** Where the house puts it among the leagues of its sport. */
            position: z.int(),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
