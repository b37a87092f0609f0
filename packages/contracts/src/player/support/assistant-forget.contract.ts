import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';
import { talkId } from './assistant-records.ts';

export const assistantForget = defineCall({
  method: 'POST',
  path: '/api/assistant/forget',
  access: 'visitor',
  summary: 'Erases the words of a session at once.',
  request: z.object({ ...whoFields, session_id: talkId }),
  response: z.object({}),
  errors: ['assistantNotFound'],
});
