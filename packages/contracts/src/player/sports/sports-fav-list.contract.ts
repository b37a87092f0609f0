import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { teamNames } from '../../shared/participants.ts';

export const sportsFavList = defineCall({
  method: 'POST',
  path: '/api/sports/fav_list',
  access: 'player',
  summary: 'Favourite teams and leagues, the newest first.',
  request: z.object({ ...meFields }),
  response: z.object({
    value: z.array(
      z.object({
        kind: z.enum(['team', 'league']),
        id: z.string(),
        name: z.string(),
        /** Local names by locale code. */
        names: teamNames,
      }),
    ),
  }),
  errors: [],
});
