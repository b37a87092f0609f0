import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields } from '../../shared/fields.ts';
import { racingEntry, raceGameCode } from '../../shared/pools.ts';

export const racingRaceList = defineCall({
  method: 'POST',
  path: '/api/racing/race_list',
  access: 'public',
  summary: 'Races under way and to come at all courses of the site, by time.',
  request: z.object({
    ...siteFields,
    game: z.optional(raceGameCode),
    table_id: z.optional(requiredText(32)),
    limit: z.optional(z.int().check(z.gte(1, 'belowMinimum'), z.lte(50, 'aboveMaximum'))),
  }),
  response: z.object({ value: z.array(racingEntry), server_time: z.string() }),
  errors: [],
});
