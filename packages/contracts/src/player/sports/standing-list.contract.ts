import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, siteFields } from '../../shared/fields.ts';
import { teamNames } from '../../shared/participants.ts';

export const standingList = defineCall({
  method: 'POST',
  path: '/api/sports/standing_list',
  access: 'public',
  summary:
    'The table of a league, from the results of its present season; empty before the first of them.',
  request: z.object({ ...siteFields, league_id: id }),
  response: z.object({
    value: z.array(
      z.object({
        rank: z.int(),
        team_id: z.string(),
        team_name: z.string(),
        team_names: teamNames,
        played: z.int(),
        won: z.int(),
        drawn: z.int(),
        lost: z.int(),
        scored: z.int(),
        conceded: z.int(),
        points: z.int(),
        /** The last five, the newest last: `WDLWW`. */
        form: z.string(),
      }),
    ),
  }),
  errors: ['leagueNotFound'],
});
