import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';

export const assistantState = defineCall({
  method: 'POST',
  path: '/api/assistant/state',
  access: 'visitor',
  summary: 'What the assistant of the site is, and what it is often asked.',
  request: z.object({ ...whoFields }),
  response: z.object({
    value: z.object({
      adapter: z.enum(['builtin', 'webhook', 'openai', 'none']),
      /** Questions the site answers, at most six. */
      suggestions: z.array(z.string()),
      /** Needed where words leave to the system of somebody else. */
      consent: z.object({ needed: z.boolean(), given: z.boolean(), text_html: z.string() }),
      session_id: z.nullable(z.string()),
    }),
  }),
  errors: [],
});
