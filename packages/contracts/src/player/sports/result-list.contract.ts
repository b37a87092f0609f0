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
import { matchEvent } from '../../shared/records.ts';

export const resultList = defineCall({
  method: 'POST',
  path: '/api/sports/result_list',
  access: 'public',
  summary:
    'Events that are over or were given up, the newest first, each with the facts its bets are settled by.',
  request: z
    .object({
      ...siteFields,
      ...pageFields,
      ...rangeFields,
      sport: z.optional(text(32)),
      league_id: z.optional(text(64)),
      team_id: z.optional(text(64)),
    })
    .check(rangeInOrder),
  response: z.object({
    value: z.array(
      z.extend(matchEvent, {
        home_team_id: z.string(),
        away_team_id: z.string(),
        /** As the feed of results tells them; null where none were told. */
        facts: z.nullable(z.record(z.string(), z.unknown())),
      }),
    ),
    ...nextCursor,
  }),
  errors: [],
});
