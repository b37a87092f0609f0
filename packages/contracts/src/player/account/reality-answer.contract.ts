import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { realityView } from './reality-status.contract.ts';

export const realityAnswer = defineCall({
  method: 'POST',
  path: '/api/limits/reality_answer',
  access: 'player',
  summary: 'Answers a reality check with "go on". Who wants to leave signs out instead.',
  request: z.object(meFields),
  response: realityView,
  errors: [],
});
