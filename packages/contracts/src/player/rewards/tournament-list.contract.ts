import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const tournamentList = defineCall({
  method: 'POST',
  path: '/api/home/tournament_list',
  access: 'public',
  summary:
    'Running tournaments of the site with their leading players, the one that ends first first.',
  request: z.object({ ...siteFields }),
  response: z.object({
    value: z.array(
      z.object({
        tournament_id: z.string(),
        /** In the visitor's language. */
        title: z.string(),
        currency: z.string(),
        /** All prizes together. */
        prize: z.string(),
        /** Prize of each place, the first place first. */
        prizes: z.array(z.string()),
        starts_at: z.string(),
        ends_at: z.string(),
        player_count: z.int(),
        /** Best first, at most ten: masked account id and the settled turnover that ranks it. */
        leaders: z.array(z.object({ account_id: z.string(), turnover: z.string() })),
      }),
    ),
  }),
  errors: [],
});
