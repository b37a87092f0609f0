import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields } from '../../shared/fields.ts';
import { racingRace, raceGameCode, roundIndex } from '../../shared/pools.ts';

export const racingRaceGet = defineCall({
  method: 'POST',
  path: '/api/racing/race_get',
  access: 'public',
  summary: 'A race: its card, fixed prices, pools, and once it is run its result.',
  request: z.object({
    ...siteFields,
    game: raceGameCode,
    /** A course; absent: the first. */
    table_id: z.optional(requiredText(32)),
    index: roundIndex,
  }),
  response: z.object({ value: racingRace }),
  errors: ['gameNotFound', 'tableNotFound', 'raceNotFound'],
});
