import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { boardSeq, eventWithMarkets } from '../../shared/records.ts';

export const publicOdds = defineCall({
  method: 'GET',
  path: '/api/home/public_odds',
  access: 'public',
  summary: 'Events of the sportsbook with their main markets.',
  request: z.object({ ...siteFields }),
  response: z.object({ seq: boardSeq, value: z.array(eventWithMarkets) }),
  errors: [],
});
