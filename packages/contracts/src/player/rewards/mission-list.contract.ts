import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields } from '../../shared/fields.ts';
import { mission, prize } from '../../shared/rewards.ts';

export const missionList = defineCall({
  method: 'POST',
  path: '/api/rewards/mission_list',
  access: 'public',
  summary: 'Missions of the site, with the player’s progress.',
  request: z.object({
    ...siteFields,
    account_id: z.optional(requiredText(64)),
    auth: z.optional(requiredText(128)),
  }),
  response: z.object({
    value: z.array(mission),
    season: z.nullable(
      z.object({
        season_code: z.string(),
        title: z.string(),
        ends_at: z.string(),
        points: z.int(),
        steps: z.array(z.object({ points: z.int(), prize, state: z.string() })),
      }),
    ),
  }),
  errors: [],
});
