import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { roundIndex, sabongMatch } from '../../shared/pools.ts';

export const sabongMatchList = defineCall({
  method: 'POST',
  path: '/api/sabong/match_list',
  access: 'public',
  summary: 'Matches of sabong to come with the cocks of each, and the results of those before.',
  request: z.object({
    ...siteFields,
    /** From the match of this number on, also one that is over; absent: from the one under way. */
    from: z.optional(roundIndex),
    limit: z.optional(z.int().check(z.gte(1, 'belowMinimum'), z.lte(50, 'aboveMaximum'))),
  }),
  response: z.object({
    value: z.array(sabongMatch),
    /** Newest first, at most 72: what a road is drawn of. */
    results: z.array(
      z.object({
        round_id: z.string(),
        index: z.int(),
        outcome: z.record(z.string(), z.unknown()),
      }),
    ),
    /** What the house puts on both sides as any bettor would; null: nothing. */
    house_seed: z.nullable(z.string()),
  }),
  errors: ['gameNotFound', 'gameUnavailable'],
});
