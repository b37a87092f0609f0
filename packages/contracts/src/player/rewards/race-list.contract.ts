import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nextCursor, pageFields, requiredText, siteFields } from '../../shared/fields.ts';
import { race } from '../../shared/rewards.ts';

export const raceList = defineCall({
  method: 'POST',
  path: '/api/rewards/race_list',
  access: 'public',
  summary: 'Races of the site.',
  request: z.object({
    ...siteFields,
    account_id: z.optional(requiredText(64)),
    auth: z.optional(requiredText(128)),
    ...pageFields,
  }),
  response: z.object({ value: z.array(race), ...nextCursor }),
  errors: [],
});
