import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, text } from '../../shared/fields.ts';
import { newGuestField, whoFields } from '../../shared/who.ts';
import { answerFinish, answerNotice, answerSource, ownLines, talkId } from './assistant-records.ts';

export const assistantAsk = defineCall({
  method: 'POST',
  path: '/api/assistant/ask',
  access: 'visitor',
  summary:
    'Asks the assistant: lines of JSON as the answer comes, or with `stream: false` the whole answer.',
  request: z.object({
    ...whoFields,
    text: requiredText(1000),
    session_id: z.optional(talkId),
    page: z.optional(text(200)),
    consent: z.optional(z.boolean()),
    stream: z.optional(z.boolean()),
  }),
  response: z.object({
    value: z.object({
      message_id: z.string(),
      session_id: z.string(),
      adapter: z.string(),
      text: z.string(),
      sources: z.array(answerSource),
      own: z.array(ownLines),
      notices: z.array(answerNotice),
      finish: answerFinish,
      hand_over: z.boolean(),
    }),
    ...newGuestField,
  }),
  errors: ['assistantNotFound', 'assistantUnavailable', 'consentRequired'],
  answersWith: 'application/x-ndjson',
});
