import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nextCursor, pageFields, requiredText, siteFields } from '../../shared/fields.ts';
import { raceGameCode, racePaidPool, racePrice } from '../../shared/pools.ts';

export const racingResults = defineCall({
  method: 'POST',
  path: '/api/racing/results',
  access: 'public',
  summary: 'Races that are over, newest first: how they came in and what was paid.',
  request: z.object({
    ...siteFields,
    ...pageFields,
    game: z.optional(raceGameCode),
    table_id: z.optional(requiredText(32)),
  }),
  response: z.object({
    value: z.array(
      z.object({
        round_id: z.string(),
        game: raceGameCode,
        table_id: z.string(),
        course: z.string(),
        index: z.int(),
        starts_at: z.string(),
        settled_at: z.nullable(z.string()),
        hash: z.nullable(z.string()),
        /** Runners as they came in; of a race that was called off why, in `void`. */
        outcome: z.record(z.string(), z.unknown()),
        /** The first four: who they were, and their fixed prices to win. */
        placed: z.array(z.extend(racePrice, { name: z.string(), silk: z.string() })),
        dividends: z.array(racePaidPool),
      }),
    ),
    ...nextCursor,
  }),
  errors: [],
});
