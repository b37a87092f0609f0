import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';
import { ticketTopic } from './ticket-records.ts';

export const supportTopics = defineCall({
  method: 'POST',
  path: '/api/support/topics',
  access: 'visitor',
  summary: 'What one can write about, and the token that the form is sent with.',
  request: z.object({ ...whoFields }),
  response: z.object({
    value: z.array(
      z.object({
        topic: ticketTopic,
        name: z.string(),
        hint: z.string(),
        /** What helps to answer: words for the form. */
        needs: z.array(z.string()),
      }),
    ),
    form_token: z.string(),
  }),
  errors: [],
});
