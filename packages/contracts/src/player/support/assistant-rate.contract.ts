import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';
import { talkId } from './assistant-records.ts';

export const assistantRate = defineCall({
  method: 'POST',
  path: '/api/assistant/rate',
  access: 'visitor',
  summary: 'Whether an answer helped.',
  request: z.object({ ...whoFields, message_id: talkId, helpful: z.boolean() }),
  response: z.object({}),
  errors: ['assistantNotFound'],
});
