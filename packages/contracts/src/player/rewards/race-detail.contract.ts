import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, requiredText, siteFields } from '../../shared/fields.ts';
import { race, raceRow, terms } from '../../shared/rewards.ts';

export const raceDetail = defineCall({
  method: 'POST',
  path: '/api/rewards/race_detail',
  access: 'public',
  summary: 'One race with its terms and who won it before.',
  request: z.object({
    ...siteFields,
    account_id: z.optional(requiredText(64)),
    auth: z.optional(requiredText(128)),
    race_code: id,
  }),
  response: z.object({
    value: z.extend(race, {
      terms,
      past: z.array(
        z.object({ race_code: z.string(), ended_at: z.string(), winners: z.array(raceRow) }),
      ),
    }),
  }),
  errors: ['raceNotFound'],
});
