import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, siteFields } from '../../shared/fields.ts';
import { ladderFields } from '../../shared/ladder.ts';

export const sportsLadder = defineCall({
  method: 'POST',
  path: '/api/sports/ladder',
  access: 'public',
  summary: 'What is offered and asked for on an exchange of a market, to look at.',
  request: z.object({ ...siteFields, market_id: id }),
  response: z.object(ladderFields),
  errors: ['marketNotFound'],
});
