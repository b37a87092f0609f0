import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, nextCursor, pageFields, siteFields } from '../../shared/fields.ts';
import { raceRow } from '../../shared/rewards.ts';

export const raceStanding = defineCall({
  method: 'POST',
  path: '/api/rewards/race_standing',
  access: 'public',
  summary: 'The standing of a race, place by place.',
  request: z.object({ ...siteFields, race_code: id, ...pageFields }),
  response: z.object({
    value: z.array(raceRow),
    players: z.int(),
    counted_at: z.string(),
    ...nextCursor,
  }),
  errors: ['raceNotFound'],
});
