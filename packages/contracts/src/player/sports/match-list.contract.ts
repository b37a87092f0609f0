import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { boardSeq, matchEvent } from '../../shared/records.ts';

export const matchList = defineCall({
  method: 'GET',
  path: '/api/home/match_list',
  access: 'public',
  summary: 'Events with league, teams, live state and score.',
  request: z.object({ ...siteFields }),
  response: z.object({ seq: boardSeq, value: z.array(matchEvent) }),
  errors: [],
});
